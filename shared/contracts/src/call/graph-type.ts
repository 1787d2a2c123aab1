import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * What a schema is called in GraphQL. Only a document's variables need it, and whoever writes fragments: all other types are named by
 * where they stand.
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

/** Objects told apart by one of their fields: what is an object in each of them is a union, and the rest is the same in all. */
const mergedFields = (discriminator: string, options: readonly Schema[]): Readonly<Record<string, GraphType>> => {
  const variants = options.map((option) => {
    const { shape } = (option as unknown as z.core.$ZodObject)._zod.def
    const [word] = (shape[discriminator] as z.core.$ZodLiteral)._zod.def.values
    return { name: memberName(String(word)), fields: fieldsOf(shape) }
  })
  const common = variants[0]?.fields ?? {}
  return Object.fromEntries(
    Object.entries(common).map(([field, type]) => [
      field,
      type.fields === undefined
        ? type
        : { members: Object.fromEntries(variants.map(({ name, fields }) => [name, fields[field] ?? type])) },
    ]),
  )
}

const isWhole = (def: z.core.$ZodNumberDef): boolean =>
  (def.checks ?? []).some(({ _zod }) =>
    String((_zod.def as Partial<z.core.$ZodCheckNumberFormatDef>).format).includes('int'),
  )

const unnamed = (schema: Schema): GraphType => {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...graphTypeOf(def.innerType), isNullable: true }
    case 'pipe':
      return graphTypeOf(def.in)
    case 'array':
      return { listOf: graphTypeOf(def.element) }
    case 'object':
      return { fields: fieldsOf(def.shape) }
    case 'union':
      return { fields: mergedFields(String((def as z.core.$ZodDiscriminatedUnionDef).discriminator), def.options) }
    case 'record':
      return { scalar: 'Map' }
    case 'boolean':
      return { scalar: 'Boolean' }
    case 'number':
      return { scalar: isWhole(def) ? 'Int' : 'Float' }
    case 'enum':
      return graphName.has(schema) ? { words: Object.values(def.entries).map(String) } : { scalar: 'String' }
    case 'string':
    case 'literal':
      return { scalar: 'String' }
    default:
      throw new TypeError(`A schema for GraphQL can't hold ${def.type}`)
  }
}

/** What a schema is to GraphQL. Throws for what GraphQL can't say. */
export const graphTypeOf = (schema: Schema): GraphType => ({ ...unnamed(schema), ...graphName.get(schema) })

/** A type as a document spells it: `[String!]!`. */
export const spelt = (type: GraphType): string => {
  const inner = type.listOf === undefined ? (type.name ?? type.scalar) : `[${spelt(type.listOf)}]`
  if (inner === undefined) throw new TypeError('A variable that is an object needs a name')
  return type.isNullable === true ? inner : `${inner}!`
}
