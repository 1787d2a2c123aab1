/** A constructed sheet: it needs no leave of the page's content policy, as a `<style>` would. */
const RULES = `
.galo-map{position:relative;overflow:hidden;width:100%;height:100%;background:#b3c7ff;font:500 14px/1.4 "Figtree Variable",Figtree,system-ui,sans-serif;color:#10162f;isolation:isolate;-webkit-tap-highlight-color:transparent}
.galo-map *,.galo-map{box-sizing:border-box}
.galo-map [hidden]{display:none!important}
.galo-map-ground{position:absolute;inset:0;width:100%;height:100%;display:block;outline:none;touch-action:none;cursor:grab;user-select:none;-webkit-user-select:none}
.galo-map[data-dragging] .galo-map-ground{cursor:grabbing}
.galo-map[data-cooperative] .galo-map-ground{touch-action:pan-x pan-y}
.galo-map-ground:focus-visible{box-shadow:inset 0 0 0 3px #2440cf,inset 0 0 0 5px #fff}
.galo-map-panes{position:absolute;inset:0;pointer-events:none;overflow:visible}
.galo-map-pane{position:absolute;left:0;top:0;width:0;height:0}
.galo-map-pane>*{pointer-events:auto}
.galo-map-controls{position:absolute;right:12px;bottom:28px;display:grid;background:#fff;border-radius:14px;box-shadow:1px 4px 12px rgb(16 22 47/.14),2px 10px 32px rgb(16 22 47/.1);overflow:hidden}
.galo-map button{all:unset;box-sizing:border-box;cursor:pointer;font:inherit;-webkit-tap-highlight-color:transparent}
.galo-map-controls button{width:44px;height:44px;display:grid;place-items:center;color:#10162f}
.galo-map-controls button+button{border-top:1px solid #dbe0f0}
.galo-map-controls svg,.galo-map-close svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}
.galo-map button:hover{background:#e3eaff}
.galo-map button:focus-visible{box-shadow:inset 0 0 0 3px #2440cf}
.galo-map button:disabled{color:#7f88aa;cursor:default;background:#fff}
.galo-map-types{position:absolute;left:12px;top:12px;display:flex;gap:2px;padding:3px;background:#fff;border-radius:14px;box-shadow:1px 4px 12px rgb(16 22 47/.14)}
.galo-map-types button{padding:0 14px;min-height:38px;display:grid;place-items:center;border-radius:11px;font-weight:600}
.galo-map-types button[aria-pressed=true]{background:#2440cf;color:#fff}
.galo-map-credit{position:absolute;right:0;bottom:0;padding:1px 8px;font-size:12px;color:#3a4261;background:rgb(255 255 255/.8);border-radius:8px 0 0 0;pointer-events:none}
.galo-map-note{position:absolute;inset:0;display:grid;place-items:center;text-align:center;padding:24px;background:rgb(16 22 47/.62);color:#fff;font-size:16px;font-weight:600;pointer-events:none;opacity:0;transition:opacity .2s}
.galo-map-note[data-shown]{opacity:1}
.galo-map-refused{position:absolute;inset:0;display:grid;place-items:center;text-align:center;padding:24px;background:#e9eefa;color:#10162f}
.galo-map-refused b{display:block;font-size:18px;margin-bottom:4px}
.galo-map-marker{position:absolute;left:0;top:0;width:max-content;outline:none;will-change:transform}
.galo-map-marker[data-clickable]{cursor:pointer}
.galo-map-marker[data-draggable]{cursor:grab;touch-action:none}
.galo-map-marker[data-lifted]{cursor:grabbing}
.galo-map-marker>*{display:block}
.galo-map-marker[data-lifted]>*{filter:drop-shadow(0 10px 6px rgb(16 22 47/.28));translate:0 -6px}
.galo-map-marker:focus-visible{border-radius:8px;box-shadow:0 0 0 2px #fff,0 0 0 5px #2440cf}
.galo-map-label{position:absolute;left:0;top:0;transform:translate(-50%,-50%);white-space:nowrap;pointer-events:none}
.galo-map-info{position:absolute;left:0;top:0;max-width:min(320px,86vw);padding:12px 44px 12px 14px;background:#fff;border-radius:20px 6px 20px 6px;box-shadow:2px 8px 24px rgb(16 22 47/.18)}
.galo-map-close{position:absolute;right:2px;top:2px;width:40px;height:40px;display:grid!important;place-items:center;border-radius:12px}
.galo-places{position:absolute;z-index:1000;margin:4px 0 0;padding:6px;list-style:none;background:#fff;color:#10162f;border-radius:14px;box-shadow:2px 8px 24px rgb(16 22 47/.18);font:500 15px/1.35 "Figtree Variable",Figtree,system-ui,sans-serif}
.galo-places[hidden]{display:none}
.galo-places li{padding:10px 12px;border-radius:10px;cursor:pointer}
.galo-places li[aria-selected=true],.galo-places li:hover{background:#e3eaff}
.galo-places small{display:block;color:#3a4261;font-size:13px}
@media (prefers-reduced-motion:reduce){.galo-map *{transition:none!important}}
@media (forced-colors:active){.galo-map-controls,.galo-map-types,.galo-map-info{border:1px solid CanvasText}}
`

const dressed = new WeakSet<Document | ShadowRoot>()

/** Once for every document or shadow root that shows something of ours. */
export const dress = (element: Element): void => {
  const root = element.getRootNode()
  const home = root instanceof ShadowRoot || root instanceof Document ? root : document
  if (dressed.has(home)) return
  dressed.add(home)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(RULES)
  home.adoptedStyleSheets = [...home.adoptedStyleSheets, sheet]
}

export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  element.className = className
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** An icon of strokes on a grid of 24; `markup` is ours, never the page's. */
export const icon = (markup: string): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = markup
  return svg
}
