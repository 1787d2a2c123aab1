import type { AnySchema } from './call'
import { graphTypeOf, typeReference, type GraphType } from './graph-type'

/** A field of the schema's `Query` or `Mutation`: its own arguments, and what it is. */
export interface Field {
  readonly args: AnySchema
  readonly result: AnySchema
  /** Arguments that belong to fields further down, by that field's name; the rest are the field's own. */
  readonly argsBelow?: Readonly<Record<string, readonly string[]>>
}

/** The arguments of a field that is asked for, or of one below it. */
export const argumentsOf = ({ args, argsBelow = {} }: Field, below?: string): Readonly<Record<string, GraphType>> => {
  const names = below === undefined ? Object.values(argsBelow).flat() : (argsBelow[below] ?? [])
  const isTaken = (name: string): boolean => names.includes(name) === (below !== undefined)
  return Object.fromEntries(Object.entries(graphTypeOf(args).fields ?? {}).filter(([name]) => isTaken(name)))
}

const inBrackets = (parts: readonly string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`)
const passArguments = (field: Field, below?: string): string =>
  inBrackets(Object.keys(argumentsOf(field, below)).map((name) => `${name}: $${name}`))

const selectionOf = ({ listOf, fields = {}, members = {} }: GraphType, asked: Field): string => {
  if (listOf !== undefined) return selectionOf(listOf, asked)
  const parts = [
    ...Object.entries(fields).map(([name, type]) => `${name}${passArguments(asked, name)}${selectionOf(type, asked)}`),
    ...Object.entries(members).map(([name, type]) => `... on ${name}${selectionOf(type, asked)}`),
  ]
  return parts.length === 0 ? '' : ` { ${parts.join(' ')} }`
}

/** What is asked for, and by which name: every field that the results' schemas have, with the request's fields as variables. */
export const documentOf = (
  operation: `${'query' | 'mutation'} ${string}`,
  request: AnySchema,
  fields: Readonly<Record<string, Field>>,
): string => {
  const variables = Object.entries(graphTypeOf(request).fields ?? {}).map(
    ([name, type]) => `$${name}: ${typeReference(type)}`,
  )
  const asked = Object.entries(fields).map(
    ([name, field]) => `${name}${passArguments(field)}${selectionOf(graphTypeOf(field.result), field)}`,
  )
  return `${operation}${inBrackets(variables)} { ${asked.join(' ')} }`
}
