import type { DrawnVisit } from '../../shared/visit'
import { matchPage } from '../../shared/match-page'

/** Released code, wherever it is named: `/order/assets/mfe-menu/menu.restaurant.<hash>.js`. A folder may stand between them. */
const RELEASED = /\/order\/assets\/([\w-]+)\/(?:[\w.-]+\/)?[\w.~-]+\.js/

/** Whose code an address or a stack names first; `null` when it is nobody's of ours. In which release is the visit's to say: two may have the file. */
export const ownerNamedIn = (text: string): string | null => RELEASED.exec(text)?.[1] ?? null

/** Whose part of a page it is, by the components that hold it, the innermost first: a remote's where there is one, for its parts are made of the shell's. */
export const ownerOfPart = (components: string): string | null => {
  const owners = Array.from(components.matchAll(new RegExp(RELEASED, 'g')), ([, owner]) => owner ?? null)
  return owners.find((owner) => owner !== 'shell') ?? owners[0] ?? null
}

/** Where in the site something is noticed, and in which releases of it. */
export interface Where {
  readonly page: () => string | null
  readonly release: (page: string | null) => Readonly<Record<string, string>>
}

/** Which release of an app a visit has at the moment; of one that it doesn't have none. */
export const versionIn = (
  { shell, remotes }: Pick<DrawnVisit, 'shell' | 'remotes'>,
  app: string,
): string | undefined => (app === 'shell' ? shell : remotes.find(({ name }) => name === app)?.version)

/** `here` is the path that is shown. */
export const whereIn = (visit: Pick<DrawnVisit, 'shell' | 'remotes'>, here: () => string): Where => {
  const { shell, remotes } = visit
  const pageOwner = (page: string | null) => remotes.find(({ pages }) => pages.some(({ id }) => id === page))
  return {
    page: () => matchPage(here(), remotes)?.id ?? null,
    release(page) {
      const owner = pageOwner(page)
      return {
        ...(shell !== undefined && { shell }),
        ...(owner !== undefined && { [owner.name]: owner.version }),
      }
    },
  }
}
