import { publicConfig } from '../http/public-config'
import { resolveVisit } from '../releases/resolve-visit'
import type { PageEnd } from '../render/protocol'
import type { PageToDraw } from '../render/shared-renders'
import { aConfig } from './a-config'
import { aDocument, aRelease } from './a-release'

/** The releases of a site that has a menu. */
export const RELEASES = resolveVisit(aDocument({ shell: aRelease('shell'), 'mfe-menu': aRelease('mfe-menu') }))

/** How the drawing of a menu ends when all is well. */
export const WHOLE: PageEnd = {
  rendered: 'page',
  result: { kind: 'found', data: null, title: 'Menu', description: 'Food' },
}

/** The menu of Deansgate, to be drawn for the UK. */
export const aPageToDraw = (page: Partial<PageToDraw> = {}): PageToDraw => ({
  want: 'page',
  isOwn: false,
  href: '/order/menu/deansgate',
  origin: 'http://uk.test',
  config: publicConfig(aConfig(), 'UK'),
  serverNow: 1_000,
  aheadMs: 0,
  remotes: RELEASES.list,
  ...RELEASES.described,
  flags: {},
  loaderDeadlineMs: 1_000,
  ...page,
})
