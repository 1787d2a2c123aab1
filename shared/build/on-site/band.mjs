/** Where what we serve ourselves lies, besides the build: no page of a site is called so. */
export const OURS = '/__local'
export const EVENTS = `${OURS}/events`

/** @param {string} text */
const asText = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Stripes in the colour of what is not for everybody. The edges stay where one scrolls; nothing of it takes a press that is meant for the page. */
const CSS = `.local-band{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:10px 24px;background:repeating-linear-gradient(-45deg,#ffc42e 0 14px,#ffd466 14px 28px);color:#10162f;font:400 16px/1.4 var(--font-text,system-ui,sans-serif)}
.local-band p{flex:1 1 16rem;margin:0;overflow-wrap:anywhere}
.local-band p>span{background:#ffcd4c;box-shadow:0 0 0 4px #ffcd4c;border-radius:1px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.local-band a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:12px 12px 4px 12px;background:#10162f;color:#fff;font-weight:700;text-decoration:none}
.local-band a:hover{background:#2440cf}
.local-band a:focus-visible{outline:3px solid #10162f;outline-offset:2px}
.local-edges{position:fixed;inset:0;z-index:70;pointer-events:none;border:5px solid;border-image:repeating-linear-gradient(-45deg,#ffc42e 0 10px,#10162f 10px 20px) 5}
.local-heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.local-errors{position:fixed;z-index:80;inset:auto 0 0;max-height:60dvh;overflow:auto;box-sizing:border-box;padding:16px 24px;border-top:6px solid #ff7a52;background:#0b1020;color:#eef2ff;font:400 16px/1.4 var(--font-text,system-ui,sans-serif)}
.local-errors[hidden]{display:none}
.local-errors h2{margin:0 0 8px;font-size:18px;color:inherit}
.local-errors h3{margin:12px 0 4px;font-size:16px;color:#ffc42e;overflow-wrap:anywhere}
.local-errors pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:400 14px/1.5 ui-monospace,monospace}
@media print{.local-band,.local-edges,.local-errors{display:none}}`

/**
 * Goes where the page is by then, follows what is built, says once in a tab whose page this is.
 * Text, because it is run by a page and not by us.
 */
const FOLLOW = `(function(version,site,spoken,failed,one,more,fell){
var link=document.querySelector('.local-band a');
link.addEventListener('click',function(){link.href=site+location.pathname+location.search+location.hash});
var heard=document.querySelector('.local-heard');
try{if(!sessionStorage.getItem('galo-local-said'))setTimeout(function(){heard.textContent=spoken;sessionStorage.setItem('galo-local-said','1')},1000)}catch(e){}
var box=document.querySelector('.local-errors');
function show(errors,thrown){
box.hidden=!errors.length&&!thrown.length;box.replaceChildren();
function add(name,text){var element=document.createElement(name);element.textContent=text;box.append(element)}
function list(all){all.forEach(function(error){add('h3',error.place);add('pre',error.message)})}
if(errors.length)add('h2',failed+(errors.length>1?' '+errors.length+' '+more:' '+one));
list(errors);
if(thrown.length)add('h2',fell);
list(thrown);
}
new EventSource('${EVENTS}').onmessage=function(event){
var state=JSON.parse(event.data);
if(state.version!==version)return location.reload();
show(state.errors,state.thrown||[]);
}})`

/** @typedef {{ name: string, version: string | null, site: string, nonce: string }} Band */

const WORDS = {
  /** @param {string} name @param {string} version */
  shown: (name, version) => `Local build: ${name} on this page is ${version}, from your machine.`,
  /** @param {string} name */
  none: (name) => `Local build: ${name} has none yet, this page is the site’s.`,
  /** @param {string} site */
  real: (site) => `Only you see it; baskets and orders on ${site} are real.`,
  back: 'Back to the site',
  label: 'Local build',
  errors: 'Build errors',
  fell: 'Pages with this build in them say what went wrong:',
  /** @param {string} name */
  failed: (name) => `${name} does not build; you see the last build that did.`,
  one: 'What is wrong:',
  more: 'things are wrong:',
}

/**
 * Says above a page of the site that a build of somebody's machine is in it, with the way to the page itself; and below it, while it has any, the build's errors.
 * @param {string} html
 * @param {Band} band
 */
export const pageWithBand = (html, { name, version, site, nonce }) => {
  const first = version === null ? WORDS.none(name) : WORDS.shown(name, version)
  const real = WORDS.real(new URL(site).host)
  const band = [
    `<style nonce="${nonce}">${CSS}</style>`,
    `<aside class="local-band" aria-label="${WORDS.label}"><p><span><b>${asText(first)}</b> ${asText(real)}</span></p>`,
    `<a href="${asText(site)}">${WORDS.back}</a></aside>`,
    '<div class="local-edges" aria-hidden="true"></div><div class="local-heard" role="status"></div>',
    `<section class="local-errors" role="alert" aria-label="${WORDS.errors}" tabindex="0" hidden></section>`,
    `<script nonce="${nonce}">${FOLLOW}(${[
      version,
      site,
      `${first} ${real}`,
      WORDS.failed(name),
      WORDS.one,
      WORDS.more,
      WORDS.fell,
    ]
      .map((value) => JSON.stringify(value).replace(/</g, '\\u003c'))
      .join()})</script>`,
  ].join('')
  return html.replace(/<body\b[^>]*>/, (open) => open + band)
}
