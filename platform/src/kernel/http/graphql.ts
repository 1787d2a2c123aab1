import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from 'hono'
import { z } from 'zod'
import { logDefect } from '../defect'
import { readBody } from './body'
import { aliasesIn, costOf } from './graphql.cost'
import { memoizeRecent } from './memoize-recent'
import { Refusal } from './refusal'

/** Queries of the site are a few hundred characters; anything much longer is somebody trying things. */
const LONGEST_QUERY = 10_000
export const graphqlRequestSchema = z.object({
  // An escaped letter could be one that nothing else lets through; values belong into variables.
  query: z
    .string()
    .min(1)
    .max(LONGEST_QUERY)
    .refine((query) => !/\\u/.test(query), 'no \\u in it, use variables'),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

/** Several times the words of our longest question. Looking for fields that contradict each other takes their square. */
const MOST_TOKENS = 600
/** Our own questions have none; a few do no harm. */
const MOST_ALIASES = 4
/** Nothing may come to more than so often our own site's dearest question. */
const TIMES_OUR_OWN = 2
const MOST_MISTAKES = 5
/** Different texts whose reading is remembered: the site has a dozen. */
const REMEMBERED = 50

/** Reads and judges a query before anything is looked up. Throws a `Refusal`, or a `GraphQLError` for what the schema does not know. */
type Reader = (query: string) => DocumentNode

/** A schema with the one way to ask it. */
export interface Questions {
  readonly schema: GraphQLSchema
  readonly read: Reader
}

const parsed = (query: string): DocumentNode => parse(query, { maxTokens: MOST_TOKENS })

/**
 * A schema, asked by our site with the documents in `ours`: what they cost says what anybody may ask, in any words. Introspection tells
 * a stranger where to try, and is for a machine of one's own.
 */
export const readQuestions = (
  schema: GraphQLSchema,
  ours: readonly string[],
  { isLocal }: { readonly isLocal: boolean },
): Questions => {
  const most = TIMES_OUR_OWN * Math.max(...ours.map((query) => costOf(schema, parsed(query))))
  const rules = isLocal ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const read: Reader = (query) => {
    const document = parsed(query)
    if (aliasesIn(document) > MOST_ALIASES)
      throw new Refusal(400, 'QUERY_TOO_COSTLY', `query: at most ${MOST_ALIASES} aliases`)
    const cost = costOf(schema, document)
    if (cost > most) throw new Refusal(400, 'QUERY_TOO_COSTLY', `query: costs ${cost}, and ${most} at most`)
    const [mistake] = validate(schema, document, rules, { maxErrors: MOST_MISTAKES })
    if (mistake !== undefined) throw mistake
    return document
  }
  return { schema, read: memoizeRecent(REMEMBERED, read) }
}

/** A variable of the wrong type arrives as a GraphQL error within a GraphQL error; only what a resolver threw is anything else. */
const codeOf = ({ originalError }: GraphQLError): string => {
  if (originalError instanceof Refusal) return originalError.code
  return originalError === undefined || originalError instanceof GraphQLError ? 'BAD_REQUEST' : 'PLATFORM_ERROR'
}

/** A resolver's defect must not tell the world about our insides; its refusals and bad queries may. */
const toFacts = (error: GraphQLError) => {
  const code = codeOf(error)
  if (code === 'PLATFORM_ERROR') logDefect('A GraphQL resolver failed', error.originalError)
  return { code, message: code === 'PLATFORM_ERROR' ? 'Something went wrong' : error.message }
}

export interface GraphqlAnswer {
  readonly data: unknown
  /** Empty when all went well. */
  readonly errors: readonly { readonly code: string; readonly message: string }[]
}

/** Runs the query in the request's body, which its resolvers are handed too; how errors are shown is the caller's business. */
export const runGraphql = async (
  c: Context,
  { schema, read }: Questions,
  rootValue: object,
): Promise<GraphqlAnswer> => {
  const { query, variables, operationName } = await readBody(c, graphqlRequestSchema)
  try {
    const result = await execute({
      schema,
      document: read(query),
      rootValue,
      contextValue: c,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    })
    return { data: result.data ?? null, errors: (result.errors ?? []).map(toFacts) }
  } catch (error) {
    if (error instanceof GraphQLError) return { data: null, errors: [toFacts(error)] }
    if (error instanceof Refusal) return { data: null, errors: [{ code: error.code, message: error.message }] }
    throw error
  }
}

/** An answer that is JSON already. */
export const answerText = (c: Context, text: string): Response =>
  c.body(text, 200, { 'content-type': 'application/json; charset=UTF-8' })

/** Two whole menus, with room to grow. */
const LONGEST_ANSWER = 1_200_000

/** GraphQL's usual answer: 200 with data, 400 when there is nothing but errors. `replacer` is JSON.stringify's, for the data alone. */
export const answerGraphql = async (
  c: Context,
  questions: Questions,
  rootValue: object,
  replacer?: (name: string, value: unknown) => unknown,
): Promise<Response> => {
  const { data, errors } = await runGraphql(c, questions, rootValue)
  if (errors.length > 0) {
    const shown = errors.map(({ code, message }) => ({ code, message, extensions: { code } }))
    return c.json({ data, errors: shown }, data === null ? 400 : 200)
  }
  const text = JSON.stringify({ data }, replacer)
  if (text.length > LONGEST_ANSWER) throw new Refusal(400, 'ANSWER_TOO_LONG', 'query: asks for too much at once')
  return answerText(c, text)
}
