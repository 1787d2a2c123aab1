import type { LoaderResult } from '@galo/navigation'
import { escapeHtml } from './escape-html'

/** The element that the script starter shows when the shell's scripts can't be had, and that the shell takes away when it lives. */
export const LOST_ID = 'galo-lost'

/** In view at the foot of the window, however long the page is; on paper there is nothing to press. */
export const SCRIPT_LOST_CSS = `.galo-lost{position:fixed;z-index:60;inset:auto 0 0;padding:.75rem var(--gutter);background:var(--limao-100);color:var(--tinta-900);border-block-start:1px solid;font-weight:600}
@media print{.galo-lost{display:none}}`

/** Whom to ring instead, where the page knows. */
const phoneOf = (result: LoaderResult<unknown> | null): string | null => {
  if (result?.kind !== 'found' || result.contact === undefined) return null
  const { name, telephone } = result.contact
  return `${escapeHtml(name)} on <a href="tel:${escapeHtml(telephone.replace(/[^\d+]/g, ''))}">${escapeHtml(telephone)}</a>`
}

/** What a page without its scripts says for itself: nobody should press a dead button and wonder. */
export const scriptLostWords = (result: LoaderResult<unknown> | null): string => {
  const phone = phoneOf(result)
  const ring = phone === null ? '' : ` Ring ${phone}.`
  const orRing = phone === null ? '' : `, or ring ${phone}`
  return [
    `<noscript><p class="galo-lost">Ordering needs scripts, and this browser runs none.${ring}</p></noscript>`,
    `<p class="galo-lost" id="${LOST_ID}" role="status" hidden>Ordering isn’t working just now. <a href="">Reload the page</a>${orRing}.</p>`,
  ].join('')
}
