import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * What a schema is called in GraphQL. Only the types of a document's variables need it; all others are named by where they stand.
 */
export const graphName = z.registry<{ readonly name: string }>()

/** A schema as GraphQL knows it, as it is on the wire. Exactly one of the last five is there. */
export interface GraphType {
  readonly isNullable?: true
  readonly name?: string
  readonly scalar?: 'String' | 'Int' | 'Float' | 'Boolean' | 'Map'
  /** Of an enum that has a name; to GraphQL any other is text. */
  readonly words?: readonly string[]
  readonly listOf?: GraphType
  readonly fields?: Readonly<Record<string, GraphType>>
  /** Of a union, by name. */
  readonly members?: Readonly<Record<string, GraphType>>
}

/** The name of a union's member, which an answer says as `__typename`: `NextReward` for `NEXT_REWARD`. */
export const memberName = (word: string): string =>
  word.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const fieldsOf = (shape: Readonly<Record<string, Schema>>): Readonly<Record<string, GraphType>> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, graphTypeOf(schema)]))

/**
 * Kinds of a thing, told apart by one of their fields: what is another object in each of them is a union, and the rest has to be the same
 * in all.
 */
const mergedFields = (discriminator: string, options: readonly Schema[]): Readonly<Record<string, GraphType>> => {
  const kinds = options.map((option) => {
    const { shape } = (option as unknown as z.core.$ZodObject)._zod.def
    const [word] = (shape[discriminator] as z.core.$ZodLiteral)._zod.def.values
    return { name: memberName(String(word)), fields: fieldsOf(shape) }
  })
  const merged = (field: string): GraphType => {
    const types = kinds.map(({ fields }) => fields[field])
    const [first] = types
    if (first !== undefined && new Set(types.map((type) => JSON.stringify(type))).size === 1) return first
    if (types.some((type) => type?.fields === undefined)) throw new TypeError(`GraphQL has no type for ${field}`)
    return { members: Object.fromEntries(kinds.map(({ name, fields }) => [name, fields[field] ?? {}])) }
  }
  const names = new Set(kinds.flatMap(({ fields }) => Object.keys(fields)))
  return Object.fromEntries([...names].map((field) => [field, merged(field)]))
}

const isWhole = (def: z.core.$ZodNumberDef): boolean =>
  [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)].some(
    (each) => 'format' in each && String(each.format).includes('int'),
  )

const readSchema = (schema: Schema): GraphType => {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return { ...graphTypeOf(def.innerType), isNullable: true }
    case 'pipe':
      return graphTypeOf(def.in)
    case 'array':
      return { listOf: graphTypeOf(def.element) }
    case 'object':
      return { fields: fieldsOf(def.shape) }
    case 'union':
      if (!('discriminator' in def)) break
      return { fields: mergedFields(String(def.discriminator), def.options) }
    case 'record':
      return { scalar: 'Map' }
    case 'boolean':
      return { scalar: 'Boolean' }
    case 'number':
      return { scalar: isWhole(def) ? 'Int' : 'Float' }
    case 'enum':
      return graphName.get(schema) !== undefined
        ? { words: Object.values(def.entries).map(String) }
        : { scalar: 'String' }
    case 'literal':
      if (def.values.some((value) => typeof value !== 'string')) break
      return { scalar: 'String' }
    case 'string':
      return { scalar: 'String' }
    default:
      break
  }
  throw new TypeError(`GraphQL has no type for ${def.type}`)
}

/** What a schema is to GraphQL. Throws for what GraphQL can't say. */
export const graphTypeOf = (schema: Schema): GraphType => ({ ...readSchema(schema), ...graphName.get(schema) })

/** A type as a document spells it: `[String!]!`. */
export const typeReference = (type: GraphType): string => {
  const inner = type.listOf === undefined ? (type.name ?? type.scalar) : `[${typeReference(type.listOf)}]`
  if (inner === undefined) throw new TypeError('A variable that is an object needs a name')
  return type.isNullable === true ? inner : `${inner}!`
}
