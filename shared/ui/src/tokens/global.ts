import { FONT_FILES, FONT_RANGE, type FontFiles } from './fonts'

const ownFonts = ({ gabarito, figtree }: FontFiles) => `
@font-face {
  font-family: 'Gabarito Variable';
  font-weight: 400 900;
  font-display: swap;
  src: url(${gabarito}) format('woff2');
  unicode-range: ${FONT_RANGE};
}
@font-face {
  font-family: 'Figtree Variable';
  font-weight: 300 900;
  font-display: swap;
  src: url(${figtree}) format('woff2');
  unicode-range: ${FONT_RANGE};
}
`

/** The fallbacks' metrics were measured against Liberation Sans, which has Arial's: the swap moves no line. */
const standingOn = `
@font-face {
  font-family: 'Gabarito Fallback';
  font-weight: 400 900;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
  size-adjust: 94.4%;
  ascent-override: 99.5%;
  descent-override: 27.5%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 300 599;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 100.7%;
  ascent-override: 94.3%;
  descent-override: 24.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  font-weight: 600 900;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
  size-adjust: 95.2%;
  ascent-override: 99.8%;
  descent-override: 26.3%;
  line-gap-override: 0%;
}
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: calc(1rem + var(--strip, 0px)) calc(1rem + var(--foot, 0px)); }
/* What is scrolled to, a focused control above all, comes to rest clear of the bars that lie over the page. */
@media (min-height: 401px) {
  html:has(.covers-top) { scroll-padding-block-start: calc(4.5rem + var(--strip, 0px)); }
}
[popover] { width: auto; max-width: var(--page); margin: 0 auto; border: 0; background: var(--surface); }
[popover].tabs-row:popover-open {
  position: fixed; inset: auto 0 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); max-height: 80%; overflow: auto;
  padding: 1.25rem var(--gutter) calc(1.25rem + env(safe-area-inset-bottom)); border-radius: var(--r-4) var(--r-4) 0 0;
}
.tabs-row::-webkit-scrollbar, .covers-top:has(> .tabs-row:empty) { display: none; }
@media (min-width: 1200px) {
  .covers-top > [popovertarget] { display: none; }
}
.covers-top > [popovertarget] { margin-inline-start: calc(var(--gutter) - 0.75rem); border: 0; background: none; color: var(--azul-700); cursor: pointer; }
.tabs-row a:focus-visible { outline-offset: -3px; }
.tabs-row a[aria-current]:focus-visible { outline-color: var(--limao-400); }
.covers-top > [popovertarget]::after { content: '▾' / ''; margin-inline-start: 0.375rem; }
/* A page as low as this has no height to give away. */
@media (max-height: 400px) {
  nav.covers-top { position: static; }
}
@media (forced-colors: active) {
  .tabs-row a[aria-current] { outline: 3px solid Highlight; outline-offset: -3px; }
}
[popover]::backdrop { background: var(--scrim); }
.page-place, galo-fragment { display: contents; }
html:has(.covers-foot) { scroll-padding-block-end: calc(6rem + var(--foot, 0px)); }
html:has(.covers-foot-twice) { scroll-padding-block-end: calc(11rem + var(--foot, 0px)); }
html:has(dialog:modal) { overflow: hidden; }
body {
  margin: 0;
  font: 400 var(--t-body) / var(--lh-body) var(--font-text);
  color: var(--text);
  background: var(--canvas);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, legend, figure { margin: 0; padding: 0; border: 0; }
h1, h2, h3, h4 {
  font-family: var(--font-display);
  font-weight: 800;
  line-height: var(--lh-head);
  letter-spacing: var(--track-head);
  text-wrap: balance;
}
h1 { font-size: var(--t-1); }
h2 { font-size: var(--t-2); }
h3, h4 { font-size: var(--t-3); font-weight: 700; }
ul, ol { list-style: none; }
fieldset { min-width: 0; }
b, strong { font-weight: 700; }
img { display: block; position: relative; max-width: 100%; height: auto; forced-color-adjust: none; }
/* Drawn only over a picture that could not be had: its place keeps its colour, and the browser's torn sign is not seen. */
img::before { content: ''; position: absolute; inset: 0; background: inherit; }
svg { flex: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
/* Nothing here is meant to be selected, and to find out what a press would select takes longer than to answer it. */
button, label, input:is([type='radio'], [type='checkbox']) { -webkit-user-select: none; user-select: none; }
a { color: var(--action); text-underline-offset: 3px; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
@media (prefers-reduced-motion: reduce) {
  * { scroll-behavior: auto !important; }
}
@media print {
  :root { --text-2: #10162F; --text-3: #10162F; --e-1: none; --e-2: none; --e-3: none; }
  body { background: #fff; }
}
`

/** What every page stands on: fonts, reset, focus ring, scroll lock under a sheet. */
export const globalCssWith = (fonts: FontFiles): string => ownFonts(fonts) + standingOn.slice(1)

/** The same for the site. */
export const globalCss = globalCssWith(FONT_FILES)
