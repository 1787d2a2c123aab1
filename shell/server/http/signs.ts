// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'

/** Something that holds for this visit alone, with the way out of it. */
export interface Sign {
  readonly label: string
  /** HTML, when it comes from `hono/html`. */
  readonly text: string | ReturnType<typeof markup>
  readonly link: string
  /** What the link sets in the address of the page that is shown. */
  readonly sets: Readonly<Record<string, string>>
}

const CSS = `.galo-sign{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 var(--s-4);padding:var(--s-1) var(--gutter);background:var(--tinta-900);color:#fff;font-size:var(--t-small);overflow-wrap:anywhere}
.galo-sign a{display:inline-flex;align-items:center;min-height:var(--touch);color:var(--limao-300);font-weight:600}
@media print{.galo-sign{display:none}}`

/** Goes on with the page that is shown by then, which needn't be the one that was loaded. */
const FOLLOW = `document.querySelectorAll('.galo-sign a').forEach(function(link){var sets=new URLSearchParams(link.search);
link.addEventListener('click',function(){var url=new URL(location.href);sets.forEach(function(value,name){url.searchParams.set(name,value)});
link.href=url.href})})`

/**
 * Says above the chrome what is otherwise in this visit than in others. Signs are part of the document and not of the app: whoever has none
 * gets not a byte of them, and nothing moves when they are there.
 */
export const signsHtml = (signs: readonly Sign[], nonce: string): string =>
  signs.length === 0
    ? ''
    : [
        `<style nonce="${nonce}">${CSS}</style>`,
        ...signs.map(
          ({ label, text, link, sets }) =>
            markup`<aside class="galo-sign" aria-label="${label}"><span>${text}</span><a href="?${new URLSearchParams(sets).toString()}">${link}</a></aside>`,
        ),
        `<script nonce="${nonce}">${FOLLOW}</script>`,
      ].join('')
