/** What the pages of restaurants look like, beside what all of the website's look like. */
export const RESTAURANTS_CSS = `.head-said{white-space:nowrap}
.locate{margin-block-start:var(--s-3);cursor:pointer}
.located{min-height:1.5em;margin-block-start:var(--s-1)}
.field .locator .button.next{cursor:pointer}
.house{position:relative;isolation:isolate;display:grid;grid-template-columns:minmax(0,1fr);overflow:hidden;margin-block-start:var(--s-2);border-radius:var(--r-4);background:var(--azul-600);color:#fff;--focus:var(--limao-400);--focus-gap:var(--azul-600)}
.house>.tiles{position:absolute;z-index:-1;inset:0}
.house .said{display:grid;gap:var(--s-4);align-content:center;justify-items:start;min-width:0;padding:28px min(20px,5vw)}
.house h1{font-size:min(clamp(2.375rem,1.4rem + 3.6vw,4.25rem),10.5vw);font-weight:900;line-height:.98;letter-spacing:-.022em;overflow-wrap:break-word}
.house address{font-size:var(--t-3);font-style:normal}
.house .ways{margin-block-start:var(--s-2)}
.house .art{position:relative;order:-1;height:230px;overflow:hidden;forced-color-adjust:none}
.house .art svg{position:absolute;inset:0;width:100%;height:100%}
.button.line{background:none;color:#fff;box-shadow:inset 0 0 0 2px #fff}
.button.line:hover{background:rgb(255 255 255/.14)}
.doors{display:inline-flex;align-items:center;gap:var(--s-2);padding:4px 12px;border-radius:var(--r-petal);background:var(--erva-100);color:var(--erva-600);font-weight:700;font-size:var(--t-small)}
.doors::before{content:'';flex:none;width:10px;height:10px;border-radius:50%;background:currentColor}
.doors.soon{background:var(--limao-100);color:var(--text)}
.doors.shut{background:var(--azul-100);color:var(--text-2)}
.house .doors{padding:6px 14px;background:#fff;font-size:var(--t-body)}
.part{padding-block-start:var(--s-6)}
.part h2{margin-block-end:var(--s-4)}
.part .beside{margin-block:calc(-1*var(--s-3)) var(--s-4);color:var(--text-2)}
.ways-to-eat{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(10rem,100%),1fr));gap:var(--s-4)}
.way{position:relative;display:grid;align-content:start;gap:var(--s-1);padding:var(--s-4);border:1.5px solid transparent;border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.way:has(a):hover{border-color:var(--azul-600)}
.way i,.nearby i{display:grid;place-items:center;width:44px;height:44px;border-radius:16px 4px;background:var(--azul-100);color:var(--azul-700)}
.way i{margin-block-end:var(--s-1)}
.way p{color:var(--text-2);font-size:var(--t-small)}
.way p span{display:block}
.way.lacks{background:none;box-shadow:inset 0 0 0 1.5px var(--border)}
.way.lacks i{background:none;box-shadow:inset 0 0 0 1.5px var(--border);color:var(--text-2)}
.more{display:inline-flex;align-items:center;gap:var(--s-2);min-height:var(--touch);font-weight:700;text-decoration:none}
.more::after{content:'';position:absolute;inset:0;border-radius:var(--r-3)}
.more:focus-visible{outline-offset:4px}
.way:has(a) .more{margin-block-start:auto}
.sides{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-6);align-items:start;padding-block-start:var(--s-6)}
.sides>div{display:grid;gap:var(--s-6);min-width:0}
.sides .part{padding:0}
.facilities{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(10rem,100%),1fr));gap:0 var(--s-4)}
.facilities li{display:flex;align-items:center;gap:var(--s-3);min-height:48px;font-weight:500}
.facilities svg{flex:none;color:var(--azul-600)}
.facilities .not,.facilities .not svg{color:var(--text-3)}
.panel{overflow:hidden;border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.panel h2{margin-block-end:var(--s-2)}
.panel:has(.week){padding:min(20px,4vw)}
.panel:has(.week) h2{margin-inline:12px}
.week{font-variant-numeric:tabular-nums;font-size:var(--t-body)}
.week,.week tbody{display:block}
.week tr{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--s-3);padding:10px 12px;border-block-start:1px solid transparent}
.week tr+tr,.week tbody+tbody tr{border-block-start-color:var(--border)}
.week tbody th,.week td{padding:0;border:0;border-radius:0;background:none;font-weight:500}
.week tbody tr:first-child>.apart{padding-block-start:var(--s-2);font-weight:700}
.week .today{border-color:transparent;border-radius:var(--r-petal);background:var(--limao-400);color:var(--tinta-900)}
.week .today>*{font-weight:700}
.week .today+tr{border-block-start-color:transparent}
.map{position:relative;display:grid;place-items:center;overflow:hidden;height:260px;background:var(--azul-100)}
.map img{position:absolute;inset:-24px;width:calc(100% + 48px);max-width:none;height:calc(100% + 48px);object-fit:cover}
.map svg{position:relative;transform:translateY(-30px);filter:drop-shadow(0 2px 4px rgb(16 22 47/.3))}
.near-map{position:relative;overflow:hidden;border-radius:var(--r-3);background:var(--azul-100);box-shadow:var(--e-1);aspect-ratio:1}
.near-map img,.near-map>svg{position:absolute;inset:-4%;display:block;width:108%;max-width:none;height:108%}
.near-map text{font:800 20px/1 var(--font-display)}
.near-map a{outline:none}
.near-map a:hover path{stroke:var(--tinta-900)}
.near-map a:focus-visible path{stroke:var(--tinta-900);stroke-width:7}
.find .body{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-2);padding:min(20px,5vw)}
.find p{display:flex;align-items:center;gap:var(--s-3);min-height:var(--touch)}
.find p a{display:inline-flex;align-items:center;min-height:var(--touch);color:var(--text)}
.find p svg{flex:none;color:var(--azul-600)}
.nearby{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:var(--s-3)}
.nearby li{position:relative;display:grid;grid-template-columns:44px minmax(0,1fr);gap:14px;align-items:center;padding:var(--s-4);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1)}
.nearby h3{font-size:1.0625rem}
.nearby a{color:inherit;text-decoration:none}
.nearby a::after{content:'';position:absolute;inset:0;border-radius:var(--r-3)}
.nearby li:hover a{text-decoration:underline}
.nearby p{color:var(--text-2);font-size:var(--t-small)}
.nearby .doors{margin-block-start:var(--s-2);color:var(--erva-600)}
.nearby .doors.soon{color:var(--text)}
.nearby .doors.shut{color:var(--text-2)}
.in:has(>.house){padding-block-end:var(--s-8)}
.listing{display:grid;gap:var(--s-5);padding-block:var(--s-6) var(--s-8)}
.listing:empty{display:none}
.chips ul{display:flex;flex-wrap:wrap;gap:var(--s-2)}
.chip{display:inline-flex;align-items:center;gap:var(--s-2);min-height:var(--touch);padding-inline:var(--s-4);border:1.5px solid var(--border);border-radius:var(--r-full);background:var(--surface);color:var(--text);font-weight:600;font-size:.9375rem;text-decoration:none}
.chip:hover{border-color:var(--azul-600)}
.chip svg{flex:none;color:var(--azul-600)}
.chip[aria-current]{border-color:var(--azul-600);background:var(--azul-600);color:#fff}
.chip[aria-current] svg{color:inherit}
.by-town{columns:18rem;column-gap:var(--s-4)}
.by-town .subject{margin-block-end:var(--s-4);padding-block:var(--s-4);break-inside:avoid}
.by-town h3 a{display:inline-flex;align-items:center;min-height:var(--touch);color:var(--text);text-decoration:none}
.by-town h3 a:hover{text-decoration:underline}
.by-town .subject h3{margin:0}
.by-town li a{padding-block:var(--s-2)}
.by-town li span{display:grid;min-width:0}
.by-town small{color:var(--text-2);font-size:var(--t-small)}
.by-town li svg{flex:none}
.towns{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:0 var(--s-4);margin-block-start:var(--s-2)}
.towns a{display:inline-flex;align-items:center;min-height:var(--touch);font-weight:600}
.galos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr));gap:var(--s-4)}
.galo{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;justify-items:start;gap:var(--s-2);min-width:0;padding:min(var(--s-5),5vw);border-radius:var(--r-3);background:var(--surface);box-shadow:var(--e-1);scroll-margin-block-start:5rem}
.galo:target{outline:3px solid var(--azul-600)}
.galo>h2{margin-block:-8px calc(-1*var(--s-2))}
.galo .called{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2) var(--s-3);width:100%}
.galo .called h2{flex:1 1 8rem;min-width:0}
.galo .number{display:grid;place-items:center;width:36px;height:44px;border-radius:12px 12px 12px 2px;background:var(--azul-600);color:#fff;font:800 1rem/1 var(--font-display)}
.galo:first-child .number{background:var(--limao-400);color:var(--tinta-900)}
.galo h2{font-size:var(--t-3)}
.galo h2 a{display:inline-flex;align-items:center;min-height:var(--touch);color:inherit;text-decoration:none}
.galo h2 a:hover{text-decoration:underline}
.galo>p{color:var(--text-2)}
.now{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-1) var(--s-3)}
.now p:last-child{color:var(--text-2);font-weight:600}
.has{display:flex;flex-wrap:wrap;gap:var(--s-1) var(--s-4);color:var(--text-2);font-size:var(--t-small)}
.has li{display:inline-flex;align-items:center;gap:var(--s-1)}
.has svg{flex:none;width:18px;height:18px;color:var(--azul-600)}
.on .button{padding-inline:min(1rem,3vw)}
.on{display:flex;flex-wrap:wrap;gap:var(--s-2);margin-block-start:auto;padding-block-start:var(--s-2)}
@media(forced-colors:active){.way,.panel,.galo,.nearby li,.chip{border:1px solid}.chip[aria-current]{outline:3px solid Highlight}.week .today{outline:2px solid Highlight}}
@media(min-width:768px){.sides{grid-template-columns:minmax(0,1fr) minmax(18rem,22rem)}}
@media(max-width:959.98px){.near-map{display:none}}
@media(min-width:960px){.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:var(--s-5);align-items:start}.near-map{position:sticky;inset-block-start:5rem}.house{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);min-height:420px}.house .said{padding:44px 40px}.house .art{order:0;height:auto;border-start-start-radius:72px}.part{padding-block-start:var(--s-7)}.sides{grid-template-columns:minmax(0,1fr) 25rem;gap:var(--s-7);padding-block-start:var(--s-7)}}
@media(max-width:499.98px){.locator .button.next{flex-grow:1}}
@media print{.house .art,.chips,.locator,.field .tiles,.house>.tiles,.button:not(.line){display:none}.field,.house,.field .lede,.field .path :is(a,li),.button.line{background:none;color:inherit}}`
