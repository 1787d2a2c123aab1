import type { Context } from 'hono'
import { sessionPaths, SIGN_IN_ERRORS, startSignIn } from '@galo/contracts/session'
import { returnPath } from '@galo/domain'
import { doorBecause, pageAbout, refusal } from './answers'
import type { AuthDeps } from './auth-deps'
import { SignInFailure, type BeginOptions } from './openid-client'
import { isYes, readOwnForm } from './own-form'
import { silentAnswer } from './silent-answer'

/** The way to the provider, which only this browser can come back from. */
const wayOut = async (context: Context, { openId, signIns }: AuthDeps, options: BeginOptions): Promise<string> => {
  const { url, transaction } = await openId.begin(options)
  await signIns.keep(context, transaction)
  return url
}

const reasonOf = (error: unknown): string => (error instanceof SignInFailure ? error.message : String(error))

/** Leads on to the page with the door, or to the one that says a page wants somebody who is signed in (B06). */
export const showDoor = (context: Context): Response => {
  const callbackUrl = returnPath(context.req.query('callbackUrl'))
  const error = SIGN_IN_ERRORS.find((each) => each === context.req.query('error'))
  const path = error === 'SessionRequired' ? sessionPaths.sessionRequired : sessionPaths.login
  return context.redirect(pageAbout(path, { ...(error && { error }), callbackUrl }), 302)
}

/** Begins a sign-in or an account, for a script or for a form that works without one (B05). */
export const beginSignIn =
  (deps: AuthDeps) =>
  async (context: Context): Promise<Response> => {
    const form = await readOwnForm(context, startSignIn.request, deps)
    if (form === null) return refusal(context, 403, 'FORBIDDEN', 'Not from there')
    const { fields, wantsJson } = form
    const to = returnPath(fields?.callbackUrl)
    const door = () => context.redirect(doorBecause('OAuthSignin', to), 303)
    if (fields === null) return wantsJson ? refusal(context, 400, 'BAD_REQUEST', 'This is no sign-in') : door()
    const wantsAccount = fields.screen_hint === 'register'
    try {
      const url = await wayOut(context, deps, {
        to,
        silent: false,
        keep: isYes(fields.keep),
        // An account is not for who is signed in at the provider already (B05).
        prompt: wantsAccount ? 'login' : fields.prompt || undefined,
        wantsAccount,
        loginHint: fields.login_hint || undefined,
      })
      return wantsJson ? context.json({ url }) : context.redirect(url, 303)
    } catch (error) {
      const code = wantsAccount ? 'AUTH_REGISTER_ERROR' : 'AUTH_LOGIN_ERROR'
      deps.report('error', code, { market: deps.market, reason: reasonOf(error) })
      return wantsJson ? refusal(context, 503, 'AUTH_LOGIN_ERROR', 'Nobody can be signed in right now') : door()
    }
  }

/** The hidden frame of one of our own pages sets out to ask whether this browser is signed in at the provider (B03, B06). */
export const beginSilently =
  (deps: AuthDeps) =>
  async (context: Context): Promise<Response> => {
    const isFrame = context.req.header('sec-fetch-dest') === 'iframe'
    const isOurs = context.req.header('sec-fetch-site') === 'same-origin'
    if (!isFrame || !isOurs || context.req.query('prompt') !== 'none')
      return refusal(context, 403, 'FORBIDDEN', 'Not from there')
    const known = await deps.sessions.read(context)
    try {
      const options = { to: returnPath(undefined), silent: true, keep: known?.keep ?? false, prompt: 'none' } as const
      return context.redirect(await wayOut(context, deps, options), 302)
    } catch (error) {
      deps.report('error', 'AUTH_LOGIN_ERROR', { market: deps.market, reason: reasonOf(error) })
      return silentAnswer(context, 'failed')
    }
  }
