import type { Market } from '@galo/domain'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import type { Csrf } from './csrf'
import type { OpenId } from './openid-client'
import type { SessionCookie } from './session-cookie'
import type { SessionMemory } from './session-memory'
import type { SignInCookie } from './sign-in-cookie'

/** What the endpoints of one market's sign-in share. */
export interface AuthDeps {
  readonly config: BffConfig
  readonly market: Market
  readonly report: Report
  readonly openId: OpenId
  readonly memory: SessionMemory
  readonly sessions: SessionCookie
  readonly signIns: SignInCookie
  readonly csrf: Csrf
  /** The platform's time, in milliseconds. */
  readonly platformNow: () => number
  /** Real time, in milliseconds: cookies end by it. */
  readonly now: () => number
}
