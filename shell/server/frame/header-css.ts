/**
 * The header and the link past it, as the app draws it and as documents without an app have it: one look for both, from the first paint on.
 * Under 500 pixels a word stands under its picture, and from 960 on the parts of the site stand side by side. Where a basket leaves too little room for
 * one line, the mark does without its word, and the market's name stands in the footer alone. The list of the parts lies over nothing that has the keyboard's
 * focus: who tabs on past it sees where they are, also where no script closes it. On a phone's menu the bar at the foot says all that the basket's
 * link does, and the header has no room to say it twice.
 */
export const HEADER_CSS = `.skip{position:absolute;inset-inline-start:var(--s-3);inset-block-start:var(--s-2);z-index:60;padding:var(--s-3) var(--s-4);border-radius:var(--r-2);background:var(--action);color:var(--on-action);font-weight:700;transform:translateY(-200%)}
.skip:focus{transform:none}
.head{position:relative;z-index:var(--z-sticky);background:var(--surface);border-block-end:1px solid var(--border)}
.head-stays{position:sticky;inset-block-start:var(--strip,0px)}
[data-scrolled] .head-stays{box-shadow:var(--e-1)}
[data-scrolled='100'] .head-stays{margin-block-end:12px}
[data-scrolled='100'] .head-stays>.head-row{min-height:52px}
.head-row{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s-2);max-width:var(--page);min-height:64px;margin-inline:auto;padding-inline:var(--gutter)}
.head-home{display:inline-flex;align-items:center;min-height:var(--touch);margin-inline-end:var(--s-4)}
.head-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:var(--s-1);margin-inline-start:auto}
.head-item{display:inline-flex;align-items:center;justify-content:center;gap:var(--s-2);min-width:var(--touch);min-height:var(--touch);padding:0 var(--s-3);border:0;border-radius:var(--r-2);background:none;color:var(--text);font-weight:600;font-size:var(--t-small);text-decoration:none;white-space:nowrap}
.head-item:hover{background:var(--azul-50)}
.head-item[aria-current=page]{background:var(--azul-100);color:var(--azul-700)}
.head-basket{display:inline-flex;align-items:center;gap:var(--s-2);min-height:var(--touch);padding-inline:var(--s-3);border-radius:var(--r-2);background:var(--next);color:var(--on-next);font-weight:700;font-variant-numeric:tabular-nums;text-decoration:none;transition:background var(--d-1)}
.head-basket:hover{background:var(--next-hover)}
.head-basket:active{background:var(--next-press)}
.head-said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.head-who{display:grid}
.head-who>div{display:flex;grid-area:1/1;align-items:center;justify-content:flex-end;gap:var(--s-1)}
.head-who>.for-customer,[data-who=customer] .head-who>.for-visitor{visibility:hidden}
[data-who=customer] .head-who>.for-customer{visibility:visible}
button.head-item{cursor:pointer}
.head-parts{display:none;gap:var(--s-1)}
.head-order{display:inline-flex;align-items:center;min-height:var(--touch);margin-inline-start:var(--s-1);padding-inline:var(--s-4);border-radius:var(--r-2);background:var(--action);color:var(--on-action);font:700 1rem/1.15 var(--font-display);text-decoration:none}
.head-order:hover{background:var(--action-hover)}
.head-menu>summary{cursor:pointer;list-style:none}
.head-menu>summary::-webkit-details-marker{display:none}
.head-panel{position:absolute;inset-inline:0;inset-block-start:100%;display:grid;max-height:calc(100dvh - 100%);overflow:auto;padding:var(--s-2) var(--gutter) var(--s-4);border-block-end:1px solid var(--border);background:var(--surface);box-shadow:var(--e-2)}
body:has(:is(main,.foot) :focus-visible) .head-panel{display:none}
.head-panel>.head-item{flex-direction:row;justify-content:start;gap:var(--s-2);padding-inline:var(--s-3);font-size:var(--t-body)}
.head-secure{display:inline-flex;align-items:center;gap:var(--s-2);padding:var(--s-1) var(--s-3);border-radius:var(--r-petal);background:var(--azul-100);color:var(--azul-700);font-weight:700;font-size:var(--t-micro)}
@media(max-width:499.98px){.head-home{margin-inline-end:0}.head-item{flex-direction:column;gap:0;padding-inline:var(--s-1);font-size:var(--t-micro);line-height:1.25}.head-lead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media(max-width:374.98px){.head-home{width:36px;overflow:hidden}}
@media(max-width:767.98px){.head-row:has(.head-order):has(.head-end>:nth-child(5))>.head-home{width:36px;margin-inline-end:0;overflow:hidden}}
@media(min-width:500px)and (max-width:767.98px){.head-row:not(:has(.head-order)):has(.head-end>:nth-child(4))>.head-home{width:36px;overflow:hidden}}
@media(max-width:1199.98px){.head-end:has(>:nth-child(5))>.head-wide{display:none}}
@media(min-width:960px){.head-parts{display:flex}.head-menu{display:none}}
@media(max-width:767.98px){.head-second,.head-beside-bar{display:none}}
@media(max-width:959.98px){.head-wide{display:none}}
@media print{.head,.skip{display:none}}`
