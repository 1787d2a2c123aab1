import * as z from '@galo/schema'

type Schema = z.core.$ZodType

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

/**
 * What a schema is to GraphQL besides what can be read off it: a name, which only the types of a document's variables need (all others are
 * named by where they stand), and the fields of a union (`kindsOf`).
 */
export const graphMeta = z.registry<Pick<GraphType, 'name' | 'fields'>>()

/** The fields of an object's shape. */
export const fieldsOf = (shape: Readonly<Record<string, Schema>>): Readonly<Record<string, GraphType>> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, graphTypeOf(schema)]))

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
    case 'record':
      return { scalar: 'Map' }
    case 'boolean':
      return { scalar: 'Boolean' }
    case 'number':
      return { scalar: isWhole(def) ? 'Int' : 'Float' }
    case 'enum':
      return graphMeta.get(schema) !== undefined
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
export const graphTypeOf = (schema: Schema): GraphType => {
  const meta = graphMeta.get(schema)
  return meta?.fields === undefined ? { ...readSchema(schema), ...meta } : meta
}

/** A type as a document spells it: `[String!]!`. */
export const typeReference = (type: GraphType): string => {
  const inner = type.listOf === undefined ? (type.name ?? type.scalar) : `[${typeReference(type.listOf)}]`
  if (inner === undefined) throw new TypeError('A variable that is an object needs a name')
  return type.isNullable === true ? inner : `${inner}!`
}
