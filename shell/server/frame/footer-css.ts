/**
 * The footer, and the body as the column in which the page takes what the footer leaves. The footer is laid out when it comes near the screen,
 * and taken to be as high as it is on a phone and on a desktop until then; at once in a document that was put back where it was left.
 */
export const FOOTER_CSS = `body{display:flex;flex-direction:column;min-height:100dvh}
#root,.frame{display:flex;flex:1 0 auto;flex-direction:column}
#main{flex:1 0 auto;outline:none}
[data-foot=kept] .foot{display:none}
html:not([data-placed]) .foot{content-visibility:auto}
.foot{position:relative;contain-intrinsic-block-size:auto 1400px;margin-block-start:var(--s-7);padding-block:56px 40px;background:var(--tinta-900);color:var(--azul-200);--focus:var(--limao-400)}
.foot::before{content:'';position:absolute;inset:0 0 auto;height:12px;background:repeating-linear-gradient(90deg,var(--azul-600) 0 24px,var(--limao-400) 24px 36px,var(--azul-600) 36px 60px,var(--azul-800) 60px 72px)}
.foot-in{max-width:var(--page);margin-inline:auto;padding-inline:var(--gutter)}
.foot a,.foot button{display:inline-flex;align-items:center;min-height:var(--touch);color:#fff;font-size:.9375rem;line-height:1.25;text-align:start;text-decoration:none}
.foot button{padding:0;border:0;background:none;cursor:pointer}
.foot :is(a,button):hover{text-decoration:underline}
.foot .for-customer,[data-who=customer] .foot .for-visitor{display:none}
[data-who=customer] .foot .for-customer{display:list-item}
.mark{forced-color-adjust:none}
@media(forced-colors:active){.mark-word{stroke:CanvasText}}
.foot-top{display:grid;gap:var(--s-6)}
.foot-brand{display:grid;gap:var(--s-3);align-content:start;justify-items:start}
.foot-markets{display:inline-flex;gap:2px;padding:var(--s-1);border-radius:var(--r-2);background:#1d2649}
.foot-markets a,.foot-markets span{display:flex;align-items:center;min-height:var(--touch);padding-inline:var(--s-4);border-radius:11px;color:#fff;font-weight:600;font-size:1rem}
.foot-markets span{background:#fff;color:var(--tinta-900)}
.foot-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5em),1fr));gap:var(--s-5) var(--s-4)}
.foot h2{margin-block-end:var(--s-1);color:var(--limao-400);font-size:1rem}
.foot-law{margin-block-start:var(--s-6);padding-block-start:var(--s-4);border-block-start:1px solid #2b3663}
.foot-law ul{display:flex;flex-wrap:wrap;gap:0 20px}
.foot-law a{color:var(--azul-200);font-size:var(--t-small)}
.foot-small{margin-block-start:var(--s-3);font-size:var(--t-micro)}
@media(min-width:768px){.foot-columns{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(min-width:960px){.foot{contain-intrinsic-block-size:auto 500px;padding-block:72px 48px}.foot-top{grid-template-columns:auto minmax(0,1fr);gap:var(--s-7)}.foot-columns{grid-template-columns:repeat(auto-fit,minmax(min(100%,6rem),1fr))}}
@media print{.foot{display:none}}`
