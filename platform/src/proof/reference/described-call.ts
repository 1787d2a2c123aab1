import type { ApiSource } from '@galo/contracts/errors'
import type { Call, ErrorOf, InputOf } from '@galo/contracts/call'
import type { World } from '../world/world'
import { docCommentOf } from './doc-comments'
import type { ApiCall, Bearer, ErrorFamily, Example } from './api-call'

/** Which form the errors of a family have (K02). */
export const FAMILY_OF: Readonly<Record<ApiSource, ErrorFamily>> = {
  site: 'list',
  platform: 'list',
  'order-experience': 'list',
  capacity: 'array',
  menu: 'list',
  'menu-availability': 'list',
  localities: 'list',
  identity: 'list',
  basket: 'list',
  discounts: 'list',
  quote: 'quote',
  payment: 'flat',
  wallet: 'flat',
  fraud: 'list',
  orders: 'order',
  'order-tracking': 'order',
  profile: 'flat',
  upsell: 'list',
}

const BEARERS = {
  session: 'session',
  customer: 'customer',
  menu: 'menu-token',
  development: 'none',
  'client-secret': 'client-secret',
  none: 'none',
} as const satisfies Record<Call['credential'], Bearer>

const DEVELOPMENT_HEADERS = {
  'x-development-token': 'The public token of our sites; without it 401 `UNAUTHORISED`.',
}

/** What people and proofs want to know of a call besides its contract and what is written above it. */
interface Known<C extends Call> {
  /** Unique, a few words: `Add an item`. */
  readonly title: string
  /** Of a second description of one call: what is written above the call says nothing of it. */
  readonly about?: string
  readonly rows?: readonly string[]
  /** When more is let in than the site's own way. */
  readonly bearer?: Bearer
  /** By name, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>
  /** The good example works in the session it was made with alone; any other session gets a 404. */
  readonly isOwned?: boolean
  /** A request that is answered well, whenever it is made: it builds whatever has to be there first. */
  good(world: World): Promise<GoodInput<C>> | GoodInput<C>
}

/** What a client would say, and as whom; without a token it is the world's own guest. */
type GoodInput<C extends Call> = InputOf<C> & Pick<Example, 'token' | 'headers'>

/** Of each of a call's codes, in plain words, after "when": `the basket was left too long`. */
type When<C extends Call> = Readonly<Record<ErrorOf<C>, string>>

export type Description<C extends Call> = Known<C> &
  ([ErrorOf<C>] extends [never] ? unknown : { readonly when: When<C> })

/** A call as reference, contract suite and fuzzer know it. */
export const describedCall = <C extends Call>(call: C, description: Description<C>): ApiCall => {
  const { title, good, bearer, when = {} as When<C>, ...rest } = description as Known<C> & { readonly when?: When<C> }
  return {
    ...docCommentOf(call.name),
    ...rest,
    name: title,
    method: call.method,
    path: call.path,
    bearer: bearer ?? BEARERS[call.credential],
    ...(call.credential === 'development' ? { headers: DEVELOPMENT_HEADERS } : {}),
    errors: FAMILY_OF[call.source],
    answer: { status: call.status ?? 200, schema: call.answer },
    refusals: Object.entries(call.errors).map(([code, status]) => ({
      status,
      code,
      when: when[code as ErrorOf<C>],
    })),
    ...(call.document === undefined ? {} : { document: call.document }),
    ...(call.request === undefined ? {} : { request: call.request }),
    ...(call.query === undefined ? {} : { query: call.query }),
    good: async (world) => {
      const { variables, ...input } = (await good(world)) as Example & { readonly variables?: unknown }
      return variables === undefined ? input : { ...input, body: variables }
    },
  }
}
