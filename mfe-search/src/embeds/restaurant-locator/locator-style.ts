import { tokensCss } from '@galo/ui/styles'

const ROOT_PX = 16

/** For a host of another page: its root is ours no more, and neither is the size that `rem` goes by. */
const forHost = (css: string): string =>
  css.replaceAll(':root', ':host').replace(/(\d*\.?\d+)rem/g, (_, size: string) => `${Number(size) * ROOT_PX}px`)

/**
 * What the page says of every element, the host included, ends here: an `!important` of a shadow goes before one of the page. Anything that a page
 * could mean, how wide and where, stands outside.
 */
const host = `
:host {
  all: initial !important;
  display: block !important;
  contain: content;
  color: var(--text) !important;
  font: 400 16px/1.5 var(--font-text) !important;
  -webkit-font-smoothing: antialiased;
}
:host([hidden]) { display: none !important; }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
`

const locator = `
.locator { display: grid; gap: 1rem; padding: 1.25rem; border-radius: var(--r-3); background: var(--canvas); container-type: inline-size; }
.locator-title { font: 800 1.5rem/1.12 var(--font-display); letter-spacing: -0.012em; }
.locator-form { display: grid; gap: 0.5rem; }
.locator-label { font-weight: 600; font-size: 0.9375rem; }
.locator-row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.locator-field {
  flex: 1 1 10rem; min-width: 0; min-height: 3rem; padding: 0 0.875rem; border: 1.5px solid var(--border-field); border-radius: var(--r-2);
  background: var(--surface); color: var(--text); font: 400 1rem/1.5 var(--font-text);
}
.locator-field::placeholder { color: var(--text-3); opacity: 1; }
.locator-field[aria-invalid='true'] { border-color: var(--error); }
.locator-button {
  display: inline-flex; flex: none; align-items: center; justify-content: center; min-height: 3rem; padding: 0.375rem 1.25rem; border: 0; border-radius: var(--r-full);
  background: var(--action); color: var(--on-action); font: 700 1rem/1.25 var(--font-display); text-align: center; text-decoration: none; cursor: pointer;
}
.locator-button:hover { background: var(--action-hover); }
.locator-button:active { background: var(--action-press); }
.locator-button[data-quiet] { min-height: 2.75rem; margin-inline-start: -0.75rem; padding-inline: 0.75rem; background: none; color: var(--azul-700); justify-self: start; }
.locator-button[data-quiet]:hover { background: var(--azul-50); }
.locator-button[aria-disabled='true'] { cursor: progress; opacity: 0.7; }
.locator-said { display: grid; gap: 0.625rem; justify-items: start; }
.locator-said > p { color: var(--text-2); }
.locator-said > .locator-error { color: var(--error); font-weight: 600; }
.locator-said > .locator-count { color: var(--text); font: 800 1.125rem/1.25 var(--font-display); }
.locator-list { display: grid; gap: 0.625rem; list-style: none; }
.locator-restaurant {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 0.75rem; align-items: center; padding: 0.875rem 1rem; border-radius: var(--r-2);
  background: var(--surface); box-shadow: var(--e-1);
}
.locator-name { font: 800 1.125rem/1.2 var(--font-display); }
.locator-facts { grid-column: 1; color: var(--text-2); font-size: 0.875rem; overflow-wrap: anywhere; }
.locator-facts b { color: var(--text); font-weight: 600; }
.locator-status[data-tone='open'] { color: var(--ok); font-weight: 600; }
.locator-status[data-tone='closing'] { color: var(--hot); font-weight: 600; }
.locator-go { grid-column: 2; grid-row: 1 / span 3; min-height: 2.75rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@container (max-width: 26rem) {
  .locator-restaurant { grid-template-columns: minmax(0, 1fr); }
  .locator-go { grid-column: 1; grid-row: auto; margin-top: 0.375rem; }
}
@media (forced-colors: active) {
  .locator-restaurant, .locator-button { border: 1px solid; }
}
`

/** Everything that a locator looks like, and nothing that a page could change. */
export const locatorCss = [host, forHost(tokensCss), forHost(locator)].join('\n')
