import type { KoaContextWithOIDC } from 'oidc-provider'
import type { CameFrom, IdentityCallbacks, RenderedPage } from '../port'

const show = (ctx: KoaContextWithOIDC, { markup, headers }: RenderedPage): void => {
  ctx.set({ ...headers })
  ctx.body = markup
}

/** Addresses of the site in a request: where it is to end, with a sign-in or without one. */
const WAYS_BACK = ['redirect_uri', 'post_logout_redirect_uri'] as const

const cameFrom = (ctx: KoaContextWithOIDC): CameFrom => {
  const named = WAYS_BACK.map((name) => ctx.query[name]).find((to) => typeof to === 'string' && URL.canParse(to))
  return { site: typeof named === 'string' ? new URL(named).origin : undefined, cookies: ctx.headers.cookie }
}

/** The pages the provider itself has to show, in our own words. */
export const providerPages = (
  pages: IdentityCallbacks['pages'],
  cookie: { readonly name: string; readonly path: string },
) => {
  /** Whoever brings their own ID token has said what they want: they are logged out without a question. Others are asked. */
  const logOut = async (
    ctx: KoaContextWithOIDC,
    form: string,
    forgetGrant: (id: string) => Promise<void>,
  ): Promise<void> => {
    const { session, params, entities } = ctx.oidc
    const to = params?.['post_logout_redirect_uri']
    const destination = typeof to === 'string' ? new URL(to) : null
    const hinted = entities.IdTokenHint?.payload['sub']
    const isTheirs = session?.accountId !== undefined && hinted === session.accountId
    const leadsTo = destination === null ? [] : [destination.origin]
    if (!isTheirs) return show(ctx, pages.logOut(form, leadsTo, cameFrom(ctx)))
    for (const { grantId } of Object.values(session.authorizations ?? {}))
      if (grantId !== undefined) await forgetGrant(grantId)
    await session.destroy()
    ctx.cookies.set(cookie.name, null, { path: cookie.path, signed: true })
    const state = params?.['state']
    if (typeof state === 'string') destination?.searchParams.set('state', state)
    ctx.status = 303
    ctx.redirect(destination?.href ?? ctx.oidc.urlFor('end_session_success'))
  }

  return {
    logOut,
    loggedOut: (ctx: KoaContextWithOIDC): void => show(ctx, pages.loggedOut(cameFrom(ctx))),
    error: (ctx: KoaContextWithOIDC): void => show(ctx, pages.error(cameFrom(ctx))),
  }
}
