import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from 'hono'
import { z } from 'zod'
import { readBody } from './body'
import { Refusal } from './refusal'

/** Queries of the site are a few hundred characters; anything much longer is somebody trying things. */
const LONGEST_QUERY = 10_000
const requestSchema = z.object({
  // An escaped letter could be one that nothing else lets through; values belong into variables.
  query: z
    .string()
    .min(1)
    .max(LONGEST_QUERY)
    .refine((query) => !/\\u/.test(query), 'no \\u in it, use variables'),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

export const readSchema = (url: URL): GraphQLSchema => buildSchema(readFileSync(fileURLToPath(url), 'utf8'))

/** A variable of the wrong type arrives as a GraphQL error within a GraphQL error; only what a resolver threw is anything else. */
const codeOf = ({ originalError }: GraphQLError): string => {
  if (originalError instanceof Refusal) return originalError.code
  return originalError === undefined || originalError instanceof GraphQLError ? 'BAD_REQUEST' : 'PLATFORM_ERROR'
}

/** A resolver's defect must not tell the world about our insides; its refusals and bad queries may. */
const toFacts = (error: GraphQLError) => {
  const code = codeOf(error)
  if (code === 'PLATFORM_ERROR') console.error('A GraphQL resolver failed', error.originalError)
  return { code, message: code === 'PLATFORM_ERROR' ? 'Something went wrong' : error.message }
}

export interface GraphqlAnswer {
  readonly data: unknown
  /** Empty when all went well. */
  readonly errors: readonly { readonly code: string; readonly message: string }[]
}

/** Runs the query in the request's body; how errors are shown is the caller's business. */
export const runGraphql = async (c: Context, schema: GraphQLSchema, rootValue: object): Promise<GraphqlAnswer> => {
  const { query, variables, operationName } = await readBody(c, requestSchema)
  const result = await graphql({
    schema,
    source: query,
    rootValue,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  })
  return { data: result.data ?? null, errors: (result.errors ?? []).map(toFacts) }
}

/** GraphQL's usual answer: 200 with data, 400 when there is nothing but errors. `replacer` is JSON.stringify's, for the data alone. */
export const answerGraphql = async (
  c: Context,
  schema: GraphQLSchema,
  rootValue: object,
  replacer?: (name: string, value: unknown) => unknown,
): Promise<Response> => {
  const { data, errors } = await runGraphql(c, schema, rootValue)
  if (errors.length === 0)
    return c.body(JSON.stringify({ data }, replacer), 200, { 'content-type': 'application/json; charset=UTF-8' })
  const shown = errors.map(({ code, message }) => ({ code, message, extensions: { code } }))
  return c.json({ data, errors: shown }, data === null ? 400 : 200)
}
