import type { Context } from 'hono'
import { getSession, type SignedIn } from '@galo/contracts/session'
import type { AuthDeps } from './auth-deps'
import type { TimedTokens, TokensAnswer } from './session-memory'

const nobody = (sub: string): SignedIn['user'] => ({
  uuid: sub,
  email: '',
  givenName: '',
  familyName: '',
  emailVerified: false,
})

const tokenFields = (tokens: TimedTokens, nowS: number) => ({
  access_token: tokens.access,
  access_token_expires_at: tokens.expiresAt,
  expires_in: Math.max(0, tokens.expiresAt - nowS),
  hasError: false,
  token_error: null,
})

const failedFields = (kind: 'refused' | 'unavailable') =>
  ({
    access_token: null,
    access_token_expires_at: null,
    expires_in: null,
    hasError: true,
    token_error: kind === 'refused' ? 'RefreshAccessTokenError' : 'ProviderUnavailable',
  }) as const

/** Says who is signed in here, and with what token (B01, B12). A cookie that says nothing true any more is taken back. */
export const showSession =
  ({ sessions, memory, platformNow, report, market }: AuthDeps) =>
  async (context: Context): Promise<Response> => {
    const kept = await sessions.read(context)
    const { stale } = getSession.query.safeParse(context.req.query()).data ?? {}
    const answer: TokensAnswer =
      kept === null ? { kind: 'over' } : await memory.tokensOf(kept, stale === undefined ? undefined : Number(stale))
    if (kept === null || answer.kind === 'over') {
      if (sessions.isClaimed(context)) sessions.clear(context)
      return context.json({})
    }
    const { tokens } = answer
    // A provider that gives another refresh token with every renewal: the one in the cookie would be of no use to another process.
    if (answer.kind === 'good' && answer.tokens.refresh !== kept.rt)
      await sessions.write(context, { ...kept, rt: answer.tokens.refresh }, kept.endsAt)
    if (answer.kind !== 'good') report('warning', 'AUTH_GET_NEXTAUTH_SESSION_ERROR', { market, reason: answer.kind })
    const session: SignedIn = {
      user: tokens?.user ?? nobody(kept.sub),
      expires: new Date(kept.endsAt * 1_000).toISOString(),
      ...(answer.kind === 'good'
        ? tokenFields(answer.tokens, Math.floor(platformNow() / 1_000))
        : failedFields(answer.kind)),
    }
    return context.json(session)
  }
