import { globalCss, tokensCss } from '@galo/ui/styles'
import { MARKETS, type Market } from '@galo/domain'
import type { Visit } from '../../browser/startup/visit'
import type { PageHead } from '../render/protocol'

/** What the head of a document is made of. */
export interface DocumentHead {
  readonly market: Market
  readonly nonce: string
  readonly head: PageHead | null
  /** Scripts to fetch while the page is still being made; see `documentEnd`. */
  readonly early: readonly string[]
  readonly integrity: Readonly<Record<string, string>>
}

/** What stands after the root. */
export interface DocumentEnd {
  readonly nonce: string
  /** The shell's own scripts, in order. */
  readonly scripts: readonly string[]
  /** The remote's scripts for this page. */
  readonly preloads: readonly string[]
  readonly integrity: Readonly<Record<string, string>>
  readonly visit: Visit
}

const FONTS = ['/order/assets/fonts/gabarito-latin.woff2', '/order/assets/fonts/figtree-latin.woff2']

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON that can stand in a script element: nothing in it can end the element or start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

const withIntegrity = (url: string, integrity: Readonly<Record<string, string>>): string => {
  const hash = integrity[url]
  return hash === undefined ? `"${url}"` : `"${url}" integrity="${hash}"`
}

const CSS = `${tokensCss}${globalCss}`

const preload = (script: string, integrity: Readonly<Record<string, string>>): string =>
  `<link rel="preload" as="script" href=${withIntegrity(script, integrity)}>`

/** Everything up to the root, sent before the page is known. */
export const documentStart = ({ market, nonce, head, early, integrity }: DocumentHead): string =>
  [
    `<!doctype html><html lang="${MARKETS[market].language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head?.title ?? 'Galo')}</title>`,
    ...(head?.description ? [`<meta name="description" content="${escapeHtml(head.description)}">`] : []),
    '<meta name="theme-color" content="#2440CF"><link rel="icon" href="/order/assets/favicon.svg" type="image/svg+xml">',
    ...FONTS.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style nonce="${nonce}">${CSS}</style>`,
    ...early.map((script) => preload(script, integrity)),
    '</head><body><div id="root">',
  ].join('')

/**
 * Everything after the root: the scripts, all named at once, and what they go on with.
 * They stand here rather than in the head so that on a thin line the food is fetched before the code: the page is whole without it.
 */
export const documentEnd = ({ nonce, scripts, preloads, integrity, visit }: DocumentEnd): string =>
  [
    '</div>',
    ...preloads.map((script) => preload(script, integrity)),
    `<script type="application/json" id="galo-visit">${inlineJson(visit)}</script>`,
    `<script nonce="${nonce}">self.__galo={integrity:${inlineJson(integrity)}}</script>`,
    ...scripts.map((script) => `<script defer nonce="${nonce}" src=${withIntegrity(script, integrity)}></script>`),
    '</body></html>',
  ].join('')
