import { FONT_FILES, globalCss, tokensCss } from '@galo/ui/styles'
import { languageTag } from '@galo/words'
import type { FootShown, Who } from '../../shared/frame-names'
import { hashInName } from '../../shared/hash-in-name'
import type { Visit } from '../../shared/visit'
import { oncePer } from '../once-per'
import { offlineNotice } from '../frame/offline-notice'
import type { PageHead } from '../render/protocol'
import { FRAME_CSS } from '../frame/frame-css'
import { FRAME_DRAWINGS } from '../frame/marks'
import { THRESHOLD_SCRIPT } from '../frame/threshold-script'
import { headFacts, type Place } from './head-facts'
import { SCRIPT_LOST_CSS, scriptLostWords } from './script-lost'
import { EARLY_ERROR_SCRIPT } from './early-error-script'
import { EARLY_PRESS_SCRIPT } from './early-press-script'
import { FALLBACK_FONTS_SCRIPT } from './fallback-fonts-script'
import { scriptStarter } from './script-starter'
import { SCROLL_SCRIPT } from './scroll-script'
import { SECTION_LINK_SCRIPT } from './section-link-script'

/** What the head of a document is made of. */
export interface DocumentHead {
  readonly place: Place
  readonly nonce: string
  readonly head: PageHead | null
  /** Above the page: what holds for this visit alone, and what it is asked. */
  readonly sign?: string
  readonly foot: FootShown
  readonly who: Who
}

/** What stands after the root. */
export interface DocumentEnd {
  readonly nonce: string
  /** The shell's own scripts, in order. */
  readonly scripts: readonly string[]
  /** The remote's scripts for this page. */
  readonly preloads: readonly string[]
  /** Of released scripts whose names don't end in their hash; `null` in a page from source. */
  readonly integrity: Readonly<Record<string, string>> | null
  readonly visit: Visit
  /** Under the page. */
  readonly foot: string
}

/** JSON that can stand in a script element: nothing in it can end the element or start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

/** What is the same in every document of a render or of a release is written as JSON once: a menu's data take longer than all the rest. */
const jsonOf = oncePer(inlineJson)

const visitJson = ({ result, ...visit }: Visit): string =>
  `${inlineJson(visit).slice(0, -1)},"result":${result === null ? 'null' : jsonOf(result)}}`

const CSS = `${tokensCss}${globalCss}${FRAME_CSS}${SCRIPT_LOST_CSS}`

/** Notes what the document was asked for, before anybody can have gone back from it: its end may come after that. */
const ASKED_FOR_SCRIPT = 'self.__galo={href:location.pathname+location.search};'

/** Everything up to the page's styles and its root, sent before the page is drawn. */
export const documentStart = ({ place, nonce, head, sign = '', foot, who }: DocumentHead): string =>
  [
    `<!doctype html><html lang="${languageTag(place)}" data-foot="${foot}" data-who="${who}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headFacts(head, place),
    '<meta name="theme-color" content="#2440CF"><link rel="icon" href="/order/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...Object.values(FONT_FILES).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<style nonce="${nonce}">${CSS}</style><script nonce="${nonce}">${ASKED_FOR_SCRIPT}${FALLBACK_FONTS_SCRIPT}</script>`,
    `</head><body>${FRAME_DRAWINGS}${sign}`,
  ].join('')

/**
 * Everything after the root: what the page goes on with, and the scripts, all named at once.
 * They are asked for after the first paint rather than in the head, so that on a thin line the food comes before the code.
 */
export const documentEnd = ({ nonce, scripts, preloads, integrity, visit, foot }: DocumentEnd): string => {
  const started = (urls: readonly string[]) =>
    urls.map((url) => ({ url, integrity: hashInName(url) ?? integrity?.[url] }))
  return [
    '</div>',
    foot,
    scriptLostWords(visit.result, visit.config),
    offlineNotice(nonce, visit.config),
    `<script type="application/json" id="galo-visit">${visitJson(visit)}</script>`,
    `<script nonce="${nonce}">Object.assign(self.__galo,{integrity:${integrity === null ? 'null' : jsonOf(integrity)},errors:[]});`,
    EARLY_ERROR_SCRIPT,
    `${EARLY_PRESS_SCRIPT}${SECTION_LINK_SCRIPT}${SCROLL_SCRIPT}${THRESHOLD_SCRIPT}${scriptStarter(started(scripts), started(preloads), inlineJson)}</script>`,
    '</body></html>',
  ].join('')
}
