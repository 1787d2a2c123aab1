import type * as z from '@galo/schema'
import type { ApiSource } from '../errors'

/** A schema of either of zod's dialects. */
export type AnySchema = z.core.$ZodType & { parse(value: unknown): unknown }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What a call carries to be let in: the visitor's own token (`customer`: that of somebody who is signed in), the public token of the menu
 * or of the development services, the secret of our own servers, or nothing.
 */
export type Credential = 'session' | 'customer' | 'menu' | 'development' | 'client-secret' | 'none'

/**
 * One call of the platform, described once for both sides: a client sends it, the platform mounts it, and the compiler holds what is
 * answered against `answer`. Names on the wire are the specification's.
 */
export interface Call {
  /** Unique, and what an error or a log line calls it: `basket.add-item`. */
  readonly name: string
  readonly method: Method
  /** On the platform, with `:name` for what changes: `/direct-orders/orders/:id`. */
  readonly path: string
  readonly credential: Credential
  /** Which form of error to expect (K02). */
  readonly source: ApiSource
  /** Of GraphQL: the document that is sent, written from the schemas; `request` then describes its variables. */
  readonly document?: string
  /** The JSON body. */
  readonly request?: AnySchema
  readonly query?: AnySchema
  /** What comes back when all goes well; what it makes of that is what a caller gets. */
  readonly answer: AnySchema
  /** Of a good answer, when it is not 200. */
  readonly status?: 201 | 202 | 204
  /** By code, with the status: what it may be refused with besides what every call shares. */
  readonly errors: Readonly<Record<string, number>>
  /** Sending it twice does no harm, though it is no GET. After a failure only these and GETs are sent again. */
  readonly isSafe?: true
}

/** Keeps the call's own types: its path's parts, its codes, its shapes. */
export const defineCall = <const C extends Call>(call: C): C => call

/** What is only read is never written to, whichever side made it. */
export type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The named parts of a call's path. */
export type ParamsOf<C extends Call> = Readonly<Record<NamesIn<C['path']>, string>>

type Fields<C extends Call> = (NamesIn<C['path']> extends never ? unknown : { readonly params: ParamsOf<C> }) &
  (C extends { readonly query: infer Q extends AnySchema } ? { readonly query: Frozen<z.input<Q>> } : unknown) &
  (C extends { readonly request: infer R extends AnySchema }
    ? C extends { readonly document: string }
      ? { readonly variables: Frozen<z.input<R>> }
      : { readonly body: Frozen<z.input<R>> }
    : unknown)

/** What a client has to say to make a call. */
export type InputOf<C extends Call> = Fields<C>

/** What a client gets. */
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** What the platform has to send for it. */
export type WireAnswerOf<C extends Call> = Frozen<z.input<C['answer']>>

/** What the platform reads of a body, or of a document's variables. */
export type RequestOf<C extends Call> = C extends { readonly request: infer R extends AnySchema }
  ? z.output<R>
  : undefined

/** What the platform reads of a query string. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends AnySchema } ? z.output<Q> : undefined

/** The codes a call says it may be refused with. */
export type ErrorOf<C extends Call> = keyof C['errors'] & string
