import type { z } from 'zod'
import type { ErrorShape } from '../../kernel/http/refusal'
import type { World } from '../world/world'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. `session`: guest or customer; `customer`: only who has signed in; `menu-token`: the public token of our sites;
 * `client-secret`: our own servers (`x-client-secret`); `card-key`: whoever has the publishable key (`key`, in body or query).
 */
export type Bearer =
  'none' | 'session' | 'customer' | 'menu-token' | 'menu-token-or-session' | 'client-secret' | 'card-key'

/** How errors are written: `quote` is `list` with an entry for each thing that is wrong, `provider` is the card provider's own way. */
export type ErrorFamily = ErrorShape | 'quote' | 'provider'

/** zod or zod/mini: anything that can be parsed with. */
export type AnySchema = z.core.$ZodType

export interface Refuses {
  readonly status: number
  readonly code: string
  /** In plain words, after "when": `the basket was left too long`. */
  readonly when: string
}

/** One request that is answered as described. What is left out is not sent; `token` left out is the world's own guest. */
export interface Example {
  /** By name in the path: `{ id }` for `:id`. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** For GraphQL its variables. */
  readonly body?: unknown
  readonly token?: string
}

/** A call of the platform as reference, contract suite and fuzzer know it. `calls` in `src/reference` has all of them. */
export interface ApiCall {
  /** Unique, a few words: `Add an item`. */
  readonly name: string
  readonly method: Method
  /** As the router knows it: `/direct-orders/orders/:id`. */
  readonly path: string
  /** One or two sentences for who reads the reference. */
  readonly about: string
  /** The capability rows it serves. */
  readonly rows: readonly string[]
  readonly bearer: Bearer
  readonly errors: ErrorFamily
  /** GraphQL: the document that is sent; `request` describes its variables. Operations of one path are calls of their own. */
  readonly document?: string
  readonly request?: AnySchema
  readonly query?: AnySchema
  /** By name, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>
  /** `schema` is left out for what is not JSON. */
  readonly answer: { readonly status: number; readonly schema?: AnySchema; readonly type?: string }
  /** Besides those that every call of its kind shares (401, 400 for a wrong field, 413). */
  readonly refusals?: readonly Refuses[]
  /** The good example works in the session it was made with alone; any other session gets a 404. */
  readonly isOwned?: boolean
  /** A request that is answered with `answer`, whenever it is made: it builds whatever has to be there first. */
  good(world: World): Promise<Example> | Example
}

/** The calls of one area: one page of the reference. */
export interface ApiArea {
  /** The name of the page's file, too: `basket`. */
  readonly id: string
  readonly title: string
  readonly about: string
  readonly calls: readonly ApiCall[]
}
