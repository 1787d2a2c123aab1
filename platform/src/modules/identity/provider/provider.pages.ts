import type { KoaContextWithOIDC } from 'oidc-provider'
import { errorPage, loggedOutPage, logOutPage } from '../pages/notice.pages'
import { renderPage, type Page } from '../pages/page'

const show = (ctx: KoaContextWithOIDC, page: Page): void => {
  const { markup, headers } = renderPage(page)
  ctx.set(headers)
  ctx.body = markup
}

/** The pages the provider itself has to show, in our own words. `home` is where people go on from. */
export const providerPages = (home: string, cookie: { readonly name: string; readonly path: string }) => {
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
    if (!isTheirs) return show(ctx, logOutPage(form, home, destination === null ? [] : [destination.origin]))
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
    loggedOut: (ctx: KoaContextWithOIDC): void => show(ctx, loggedOutPage(home)),
    error: (ctx: KoaContextWithOIDC): void => show(ctx, errorPage(home)),
  }
}
