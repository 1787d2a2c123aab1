import type { HttpBindings } from '@hono/node-server'
import type { Market } from '@galo/domain'
import type { Context, Hono } from 'hono'
import type { Db } from '../../kernel/db/database'
import type { Platform } from '../../kernel/platform'

export type NodeEnv = { Bindings: HttpBindings }

/** Somebody with an account, as far as tokens say it. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly market: Market
  readonly isEmailVerified: boolean
  /** They are to be asked for it before they go on: nobody signs them in in silence. */
  readonly isConfirmationDue: boolean
}

/** A whole page and the headers it needs. */
export interface RenderedPage {
  readonly markup: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a request says of where its browser came from, for a page that leads it home. */
export interface CameFrom {
  /** The origin of the address that it names itself; `undefined` when it names none. */
  readonly site: string | undefined
  /** Its cookies, as they came. */
  readonly cookies: string | undefined
}

/** Somebody who is in the middle of signing in. */
export interface SignInFlow {
  readonly id: string
  /** The account that is in already and is only asked to confirm its e-mail; `null` for who has yet to say who they are. */
  readonly confirms: string | null
  /** They came to create an account. */
  readonly wantsAccount: boolean
  /** Of the site they came from. */
  readonly market: Market
  /** Its origin. */
  readonly site: string
  /** The e-mail they gave at the site already, as it came (`login_hint`); empty when they gave none. */
  readonly loginHint: string
}

/** What our sign-in pages ask of the provider. */
export interface SignInFlows {
  /** The flow this browser is in. Throws for one that is lost: cookie gone, too late, or another one than `id`. */
  find(c: Context<NodeEnv>, id: string): Promise<SignInFlow>
  isLost(error: unknown): boolean
  /** They are who they say. Answers where their browser goes on. */
  finish(c: Context<NodeEnv>, accountId: string): Promise<string>
  /** They are in, and were asked enough. Answers where their browser goes on. */
  goOn(c: Context<NodeEnv>): Promise<string>
}

/** What the provider remembers of who is signed in. */
export interface SignIns {
  /** Ends every one of an account, in all browsers: none can be used or renewed any more once `tx` is done. */
  end(tx: Db, accountId: string): Promise<void>
}

/** What the provider asks of us: who people are, how they prove it, and what the pages say that it has to show itself. */
export interface IdentityCallbacks {
  findAccount(id: string): Promise<Account | undefined>
  signIn(flows: SignInFlows): Hono<NodeEnv>
  readonly pages: {
    readonly error: (from: CameFrom) => RenderedPage
    readonly loggedOut: (from: CameFrom) => RenderedPage
    /** `form` is the provider's, with its secret in it. `leadsTo`: origins it may end at. */
    readonly logOut: (form: string, leadsTo: readonly string[], from: CameFrom) => RenderedPage
  }
}

/** The platform with who remembers sign-ins. */
export interface IdentityPlatform extends Platform {
  readonly signIns: SignIns
}
