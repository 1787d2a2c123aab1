import type { Context } from 'hono'
import { endSession, sessionPaths } from '@galo/contracts/session'
import { returnPath } from '@galo/domain'
import { refusal } from './answers'
import type { AuthDeps } from './auth-deps'
import { SignInFailure } from './openid-client'
import { readOwnForm } from './own-form'
import type { KeptSession } from './session-cookie'

/**
 * What the provider wants to see of who signs out, so that it does not ask. Tokens that were forgotten are fetched once more; what
 * was given is given back, which says as well whether the provider is there at all.
 */
const handBack = async ({ openId, memory }: AuthDeps, kept: KeptSession): Promise<string | null> => {
  const known = memory.end(kept.sid)
  const fetched = known ?? (await openId.refresh(kept.rt, kept.sub).catch(orNothing))
  await openId.revoke(fetched?.refresh ?? kept.rt).catch(orNothing)
  return fetched?.id ?? null
}

/** That it knows nothing of this sign-in is as good as having ended it. */
const orNothing = (error: unknown): null => {
  if (error instanceof SignInFailure && error.kind !== 'unavailable') return null
  throw error
}

/**
 * Signs out (B05): here at once, whatever becomes of the rest, then at the provider, which leads back. Who was not signed in here is
 * led to the page that says so, unless the browser believes otherwise: then the provider asks whether they mean it.
 */
export const signOut =
  (deps: AuthDeps) =>
  async (context: Context): Promise<Response> => {
    const { sessions, openId, report, market } = deps
    const form = await readOwnForm(context, endSession.request, deps)
    if (form === null) return refusal(context, 403, 'FORBIDDEN', 'Not from there')
    const { fields, wantsJson } = form
    if (fields === null && wantsJson) return refusal(context, 400, 'BAD_REQUEST', 'This is no way to sign out')
    const to = returnPath(fields?.callbackUrl)
    const kept = await sessions.read(context)
    const isClaimed = sessions.isClaimed(context)
    sessions.clear(context)

    const here = `${sessionPaths.signedOut}?${new URLSearchParams({ state: to })}`
    const there = async () => openId.endSessionUrl(kept === null ? null : await handBack(deps, kept), to)
    const url = await (isClaimed ? there() : Promise.resolve(here)).catch((error: unknown) => {
      const reason = error instanceof SignInFailure ? error.message : String(error)
      report('error', 'AUTH_LOGOUT_ERROR', { market, reason })
      return here
    })
    return wantsJson ? context.json({ url }) : context.redirect(url, 303)
  }
