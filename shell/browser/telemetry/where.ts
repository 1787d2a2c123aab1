import type { VisitRemote } from '../../shared/visit'
import { matchPage } from '../../shared/match-page'

/** Released code, wherever it is named: `/order/assets/mfe-menu/1.0.0/menu.restaurant.js`. */
const RELEASED = /\/order\/assets\/([\w-]+)\/([\w.-]+)\/[\w.~-]+\.js/

export interface ReleasedCode {
  readonly app: string
  readonly version: string
}

/** Whose code, in which release, an address or a stack names first; `null` when it is nobody's of ours. */
export const codeNamedIn = (text: string): ReleasedCode | null => {
  const [, app, version] = RELEASED.exec(text) ?? []
  return app === undefined || version === undefined ? null : { app, version }
}

/** Where in the site something is noticed, and in which releases of it. */
export interface Where {
  readonly page: () => string | null
  readonly release: (page: string | null) => Readonly<Record<string, string>>
}

/** `here` is the path that is shown; `ownScript` an address of the shell's own code. */
export const whereIn = (remotes: readonly VisitRemote[], here: () => string, ownScript: string | undefined): Where => {
  const shell = codeNamedIn(ownScript ?? '')
  const pageOwner = (page: string | null) => remotes.find(({ pages }) => pages.some(({ id }) => id === page))
  return {
    page: () => matchPage(here(), remotes)?.id ?? null,
    release(page) {
      const owner = pageOwner(page)
      return {
        ...(shell !== null && { shell: shell.version }),
        ...(owner !== undefined && { [owner.name]: owner.version }),
      }
    },
  }
}

/** An address of the shell's code in this document. */
export const shellScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="/order/assets/shell/"]')?.src
