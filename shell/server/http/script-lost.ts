// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { LoaderResult } from '@galo/navigation'
import { wordsOf, type Locale } from '@galo/words'
import { LOST_ID } from '../../shared/lost-id'
import { DOCUMENT_WORDS } from './document.words'

/** In view at the foot of the window, however long the page is; on paper there is nothing to press. */
export const SCRIPT_LOST_CSS = `.galo-lost{position:fixed;z-index:60;inset:auto 0 var(--foot,0px);padding:.75rem var(--gutter);background:var(--limao-100);color:var(--tinta-900);border-block-start:1px solid;font-weight:600}
@media print{.galo-lost{display:none}}`

const escaped = (text: string): string => String(markup`${text}`)
const linkTo = (telephone: string): string =>
  String(markup`<a href="tel:${telephone.replace(/[^\d+]/g, '')}">${telephone}</a>`)

/** What a page without its scripts says for itself: nobody should press a dead button and wonder. */
export const scriptLostWords = (result: LoaderResult<unknown> | null, locale: Locale): string => {
  const words = wordsOf(DOCUMENT_WORDS, locale)
  const contact = result?.kind === 'found' ? result.contact : undefined
  const reload = `<a href="">${words.reload}</a>`
  const [ring, lost] =
    contact === undefined
      ? ['', words.scriptsLost(reload)]
      : [
          ` ${words.ring(escaped(contact.name), linkTo(contact.telephone))}`,
          words.scriptsLostOrRing(reload, escaped(contact.name), linkTo(contact.telephone)),
        ]
  return [
    `<noscript><p class="galo-lost">${words.noScripts}${ring}</p></noscript>`,
    `<p class="galo-lost" id="${LOST_ID}" role="status" hidden>${lost}</p>`,
  ].join('')
}
