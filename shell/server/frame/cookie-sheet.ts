// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import { consentCookie } from '../../shared/consent-cookie'
import { CONSENT_PATH } from '../visitor/consent-routes'
import { cookieSheetScript } from './cookie-sheet-script'
import { COOKIE_SHEET_WORDS } from './cookie-sheet.words'

/** What the question about cookies is written for. */
export interface CookieSheet {
  readonly nonce: string
  readonly locale: Locale
  /** Path and query of the page it stands on: there somebody without scripts comes back to. */
  readonly to: string
  /** The website's own pages run nothing: there the answer loads the page again. */
  readonly hasScript: boolean
}

const ID = 'galo-cookies'
/** Where somebody answers purpose by purpose. A button leads there: a link before it would no longer let the skip link be the page's first. */
const CHOOSE_PATH = '/cookies-policy#choice'

/**
 * `--foot` is the room that the sheet takes: what is scrolled to and the bars at the foot keep clear of it, and the page is that much longer. It is as much as
 * the words need at each width, in letters, and said by styles: measured by a script it made the browser lay out every element twice before the first
 * paint. Only words that come later (the answer did not arrive) make the sheet taller than that. On a screen too low for both, the sheet is a part of the page.
 * It comes in softly: what is not seen at first is not what a page is found to have painted last and largest.
 */
const CSS = `html:has(#${ID}:not([hidden])){--foot:min(45dvh,16rem)}
@media(min-width:375px){html:has(#${ID}:not([hidden])){--foot:min(45dvh,14.5rem)}}
@media(min-width:768px){html:has(#${ID}:not([hidden])){--foot:min(45dvh,7.25rem)}}
html:has(#${ID}:not([hidden])) body{padding-block-end:var(--foot)}
#${ID}{position:fixed;z-index:var(--z-bar);inset:auto 0 0;display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-3) var(--s-6);align-items:center;min-height:var(--foot);max-height:min(45dvh,20rem);padding:var(--s-4) max(var(--gutter),(100% - var(--page))/2 + var(--gutter)) 0;overflow-y:auto;overscroll-behavior:contain;border-radius:var(--r-4) var(--r-4) 0 0;background:var(--surface);box-shadow:var(--e-3);font-size:var(--t-small);animation:${ID} var(--d-3) var(--ease-out)}
@keyframes ${ID}{from{opacity:0}}
#${ID} h2{font-size:var(--t-3)}
#${ID} p{max-width:66ch;color:var(--text-2);text-wrap:pretty}
#${ID} [role=status]{color:var(--error);font-weight:600}
#${ID}>div+div{position:sticky;inset-block-end:0;padding-block-end:max(var(--s-2),env(safe-area-inset-bottom));background:var(--surface)}
#${ID} [method]{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--s-3)}
#${ID} button{min-height:3rem;padding:.25rem;border:0;border-radius:var(--r-2);background:var(--action);color:var(--on-action);font:700 1.0625rem/1.15 var(--font-display)}
#${ID} button:hover{background:var(--action-hover)}
#${ID} button:active{background:var(--action-press)}
#${ID} form:not([method]) button{display:block;min-height:var(--touch);margin-inline:auto;background:none;color:var(--action);font:600 var(--t-small)/1.5 var(--font-text);text-decoration:underline;text-underline-offset:3px}
@media(min-width:768px){#${ID}{grid-template-columns:minmax(0,1fr) minmax(min(18rem,45%),auto)}}
@media(max-height:26rem){html:has(#${ID}:not([hidden])){--foot:0px}#${ID}{position:static;max-height:none;border-radius:0}}
@media(forced-colors:active){#${ID}{border-block-start:2px solid}#${ID} button{border:1px solid}}
@media print{#${ID}{display:none}html:has(#${ID}:not([hidden])){--foot:0px}}`

/**
 * The question about cookies (X15), at the foot of a page of whoever has not answered it: no is as near and as large as yes. A part of the document and not
 * of the app, the first in it: so it is there before any script, keeps nothing waiting, and nothing moves when it goes.
 */
export const cookieSheet = ({ nonce, locale, to, hasScript }: CookieSheet): string => {
  const words = wordsOf(COOKIE_SHEET_WORDS, locale)
  return [
    `<style nonce="${nonce}">${CSS}</style>`,
    String(
      markup`<section id="${ID}" aria-labelledby="${ID}-title"><div><h2 id="${ID}-title">${words.title}</h2><p>${words.text}</p><p role="status" data-words="${words.notKept}"></p></div><div><form method="post" action="${CONSENT_PATH}"><input type="hidden" name="to" value="${to}"><button name="choice" value="reject">${words.reject}</button><button name="choice" value="accept">${words.accept}</button></form><form action="${CHOOSE_PATH}"><button>${words.choose}</button></form></div></section>`,
    ),
    hasScript ? `<script nonce="${nonce}">${cookieSheetScript(ID, consentCookie(locale.market))}</script>` : '',
  ].join('')
}
