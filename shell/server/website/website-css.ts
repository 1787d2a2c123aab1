/** What the website's own pages look like, beside tokens and reset: plain classes, since nothing of the app is there. */
export const WEBSITE_CSS = `main{display:flex;flex-direction:column;flex:1 0 auto;outline:none}
main>*{width:100%}
main>.field:only-child{flex:1 0 auto}
main:has(>.field:last-child)+.foot{margin:0}
.which{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--s-2) var(--s-3);padding:var(--s-3) var(--gutter);background:var(--azul-100)}
.which p{flex:0 1 38rem}
.in{max-width:var(--page);margin-inline:auto;padding-inline:var(--gutter)}
.path{padding-block-start:var(--s-4);font-size:var(--t-small)}
.path ol{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s-2)}
.path li{display:inline-flex;align-items:center;gap:var(--s-2);color:var(--text-2)}
.path a{display:inline-flex;align-items:center;min-height:var(--touch);font-weight:600;text-decoration:none}
.path a:hover{text-decoration:underline}
.path svg{width:14px;height:14px}
.top{padding-block:var(--s-2) var(--s-5)}
.top h1{max-width:20ch}
.lede{max-width:38rem;margin-block-start:var(--s-3);font-size:var(--t-3);color:var(--text-2);text-wrap:pretty}
.state{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2) var(--s-3);margin-block-start:var(--s-4);font-size:var(--t-small);color:var(--text-2)}
.state b{padding:var(--s-1) var(--s-3);border-radius:var(--r-petal);background:var(--erva-100);color:var(--erva-600)}
.columns{display:grid;gap:var(--s-5) var(--s-7);padding-block:var(--s-5) var(--s-7);border-block-start:1px solid var(--border)}
.here{align-self:start;font-size:var(--t-small)}
.here h2{font:700 var(--t-small)/1.5 var(--font-text);letter-spacing:0}
.here ul{margin-block-start:var(--s-1);border-inline-start:3px solid var(--azul-200)}
.here a{display:flex;align-items:center;min-height:var(--touch);padding-inline-start:var(--s-4);color:var(--text-2);font-weight:500;text-decoration:none}
.here a:hover{color:var(--action);text-decoration:underline}
.text{min-width:0;max-width:46rem}
.text section{margin-block-start:var(--s-6)}
.text section:first-child{margin-block-start:0}
.text h2{margin-block-end:var(--s-3)}
.text section:target h2{text-decoration:underline;text-decoration-color:var(--limao-400);text-decoration-thickness:4px;text-underline-offset:6px}
.text p{max-width:66ch}
.text p+p,.text p+ul,.text ul+p,.text p+table,.text table+p{margin-block-start:var(--s-3)}
.text a{overflow-wrap:anywhere}
.leaves{display:grid;gap:var(--s-3)}
.leaves li{position:relative;max-width:64ch;padding-inline-start:26px}
.leaves li::before{content:'';position:absolute;inset:.4em auto auto 0;width:13px;height:11px;border-radius:8px 2px;background:var(--azul-600)}
.short{margin-block-end:var(--s-6);padding:var(--s-5);border-radius:var(--r-4) var(--r-1);background:var(--azul-600);color:#fff}
.short h2{font-size:var(--t-3)}
.short ul{display:grid;gap:var(--s-2)}
.short li{display:flex;gap:var(--s-3)}
.short svg{flex:none;margin-block-start:2px;color:var(--limao-400)}
table{width:100%;border-spacing:0;font-size:.9375rem;text-align:start}
caption{background:none;padding-block-end:var(--s-2);color:var(--text-2);font-size:var(--t-small);text-align:start}
th,td{padding:var(--s-3) var(--s-4);vertical-align:top;text-align:start;overflow-wrap:break-word}
tbody th,td{background:var(--surface)}
tbody tr:last-child>:first-child{border-end-start-radius:var(--r-3)}
tbody tr:last-child>:last-child{border-end-end-radius:var(--r-3)}
thead th{background:var(--azul-100);font-size:var(--t-small)}
thead th:first-child{border-start-start-radius:var(--r-3)}
thead th:last-child{border-start-end-radius:var(--r-3)}
tbody tr+tr>*{border-block-start:1px solid var(--border)}
td .of{display:none}
.ask{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2) var(--s-4);margin-block-start:var(--s-7);padding-block-start:var(--s-4);border-block-start:1px solid var(--border);font-weight:600}
.button{display:inline-flex;align-items:center;justify-content:center;gap:var(--s-2);min-height:3.25rem;padding:.5rem 1.375rem;border:0;border-radius:var(--r-2);background:var(--action);color:var(--on-action);font:700 1.0625rem/1.15 var(--font-display);text-align:center;text-decoration:none}
.button:hover{background:var(--action-hover)}
.button:active{background:var(--action-press)}
.button.small{min-height:var(--touch);padding-inline:1rem;font-size:1rem}
.button.soft{background:var(--azul-100);color:var(--azul-700)}
.button.soft:hover{background:var(--azul-200)}
.button.light{background:#fff;color:var(--azul-700)}
.button.light:hover{background:var(--azul-100)}
.button.next{background:var(--next);color:var(--on-next)}
.button.next:hover{background:var(--next-hover)}
.choice{display:grid;gap:var(--s-4);max-width:34rem;margin-block-start:var(--s-5);padding:var(--s-5);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.choice .both{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(6.5rem,100%),1fr));gap:var(--s-3)}
.choice fieldset{display:grid;gap:var(--s-2)}
.choice legend{margin-block-end:var(--s-2);font-weight:700}
.choice label{display:flex;gap:var(--s-3);min-height:var(--touch);cursor:pointer}
.choice label b{display:block}
.choice input[type=checkbox]{flex:none;width:24px;height:24px;margin:0;accent-color:var(--action)}
.choice .button{cursor:pointer}
.field{position:relative;isolation:isolate;overflow:clip;background:var(--azul-600);color:#fff;--focus:var(--limao-400);--focus-gap:var(--azul-600)}
.field .tiles{position:absolute;z-index:-2;inset:0}
.field .in{position:relative;padding-block:var(--s-6) var(--s-7)}
.field .rooster{position:absolute;z-index:-1;inset:auto var(--gutter) 0 auto;width:auto;height:190px;forced-color-adjust:none}
.field .path{padding:0}
.field .path a,.field .path li{color:#fff}
.field h1{font-size:var(--t-hero);font-weight:900;line-height:var(--lh-tight);letter-spacing:var(--track-hero)}
.field .lede{color:#fff}
.ways{display:flex;flex-wrap:wrap;gap:var(--s-3);margin-block-start:var(--s-5)}
.locator{max-width:42rem;margin-block-start:var(--s-5)}
.locator label{display:block;margin-block-end:var(--s-2);font-weight:600}
.locator div{display:flex;flex-wrap:wrap;gap:var(--s-2);padding:var(--s-2);border-radius:var(--r-3);background:#fff;color:var(--text);--focus:var(--azul-600)}
.locator input{flex:1 1 12rem;min-width:0;min-height:52px;padding-inline:var(--s-4);border:1.5px solid var(--border-field);border-radius:var(--r-2);background:#fff}
.locator input::placeholder{color:var(--tinta-500);opacity:1}
.locator .button{flex:0 1 auto}
.subjects{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:var(--s-4);margin-block-start:var(--s-4)}
.subject{padding:var(--s-5);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.subject h3{margin-block-end:var(--s-2)}
.subject li a{display:flex;align-items:center;justify-content:space-between;gap:var(--s-2);min-height:var(--touch);border-block-start:1px solid var(--border);color:var(--text);text-decoration:none}
.subject li a:hover{color:var(--action);text-decoration:underline}
.subject svg{width:16px;height:16px;color:var(--action)}
.help{display:grid;gap:var(--s-6) var(--s-7);padding-block:var(--s-6) var(--s-7)}
.person{align-self:start;padding:var(--s-5);border-radius:var(--r-4);background:var(--tinta-900);color:#fff;--focus:var(--limao-400)}
.person p{color:var(--azul-200)}
.person ul{display:grid;gap:var(--s-4);margin-block-start:var(--s-4)}
.person a{display:inline-flex;align-items:center;min-height:var(--touch);color:#fff;font-weight:700}
.person span{display:block;color:var(--azul-200);font-size:var(--t-small)}
.answers{display:grid;gap:var(--s-4);margin-block-start:var(--s-4)}
.answers li{padding:var(--s-4) var(--s-5);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.answers p{margin-block-start:var(--s-1);color:var(--text-2)}
@media(forced-colors:active){.field,.short,.button,.person{border:1px solid}}
@media(max-width:767.98px){.text table,.text caption,.text tbody,.text tr,.text tbody th,.text td{display:block}.text thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.text tbody tr{padding:var(--s-3) var(--s-4);background:var(--surface)}.text tbody tr:first-child{border-radius:var(--r-3) var(--r-3) 0 0}.text tbody tr:last-child{border-radius:0 0 var(--r-3) var(--r-3)}.text tbody th,.text td{padding:2px 0;border:0}.text tbody tr+tr{border-block-start:1px solid var(--border)}.text tbody tr+tr>*{border:0}td .of{display:block;margin-block-start:var(--s-2);color:var(--text-2);font-size:var(--t-micro)}}
@media(max-width:767.98px){.field .rooster{height:110px;opacity:.35}}
@media(min-width:960px){.columns{grid-template-columns:15rem minmax(0,1fr)}.here{position:sticky;inset-block-start:var(--s-4)}.help{grid-template-columns:minmax(0,1fr) 20rem}}
@media print{.here,.ask{display:none}.short{background:none;color:inherit;border:1px solid}}`
