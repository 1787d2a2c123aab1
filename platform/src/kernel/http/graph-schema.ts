import { argumentsOf, graphTypeOf, type GraphType, type Query } from '@galo/contracts/call'
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLFieldConfigMap,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql'

const SCALARS = {
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  Map: new GraphQLScalarType({ name: 'Map', description: 'Values by names that are not known beforehand.' }),
}

type Types = Readonly<Record<string, GraphType>>

const mapped = <T>(types: Types, to: (type: GraphType, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, to(type, name)]))

/** What a type without a name is called: `MenuSectionsItems`. */
const placeOf = (outer: string, field: string): string => outer + field.charAt(0).toUpperCase() + field.slice(1)

/** `objectOf` says what an object with fields is: an input is another type than an answer. */
const typeOf = (
  type: GraphType,
  place: string,
  objectOf: (type: GraphType, name: string) => GraphQLType,
): GraphQLType => {
  const { name = place, listOf, scalar, words } = type
  const nullable = () => {
    if (listOf !== undefined) return new GraphQLList(typeOf(listOf, place, objectOf))
    if (scalar !== undefined) return SCALARS[scalar]
    if (words === undefined) return objectOf(type, name)
    return new GraphQLEnumType({ name, values: Object.fromEntries(words.map((word) => [word, {}])) })
  }
  return type.isNullable === true ? nullable() : new GraphQLNonNull(nullable())
}

const inputOf = (type: GraphType, place: string): GraphQLInputType =>
  typeOf(type, place, ({ fields = {} }, name) => {
    const inputs = mapped(fields, (each, field) => ({ type: inputOf(each, placeOf(name, field)) }))
    return new GraphQLInputObjectType({ name, fields: inputs })
  }) as GraphQLInputType

const configsOf = (types: Types) => mapped(types, (type, name) => ({ type: inputOf(type, placeOf('', name)) }))

const outputOf = (type: GraphType, place: string, argsBelow: (field: string) => Types): GraphQLOutputType => {
  const objectOf = ({ fields = {} }: GraphType, name: string) => {
    const output = (each: GraphType, field: string) => outputOf(each, placeOf(name, field), argsBelow)
    return new GraphQLObjectType({
      name,
      fields: mapped(fields, (each, field) => ({ type: output(each, field), args: configsOf(argsBelow(field)) })),
    })
  }
  return typeOf(type, place, (each, name) => {
    if (each.members === undefined) return objectOf(each, name)
    return new GraphQLUnionType({ name, types: Object.values(mapped(each.members, objectOf)) })
  }) as GraphQLOutputType
}

const rootOf = (name: string, calls: readonly Query[]): GraphQLObjectType | null => {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {}
  for (const [field, asked] of calls.flatMap((call) => Object.entries(call.fields))) {
    const argsBelow = (below: string) => argumentsOf(asked, below)
    fields[field] = {
      type: outputOf(graphTypeOf(asked.result), placeOf('', field), argsBelow),
      args: configsOf(argumentsOf(asked)),
    }
  }
  return calls.length === 0 ? null : new GraphQLObjectType({ name, fields })
}

/** The schema that answers these calls: exactly what their requests and results hold. */
export const createSchema = (calls: readonly Query[]): GraphQLSchema => {
  const isMutation = ({ document }: Query): boolean => document.startsWith('mutation ')
  return new GraphQLSchema({
    query: rootOf(
      'Query',
      calls.filter((call) => !isMutation(call)),
    ),
    mutation: rootOf('Mutation', calls.filter(isMutation)),
  })
}
