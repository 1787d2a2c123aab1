import { wordsOf, type Locale } from '@galo/words'
import { OFFLINE_ID, OFFLINE_PLACES } from '../../shared/offline-ids'
import { OFFLINE_NOTICE_WORDS } from './offline-notice.words'

/** As the strips and dialogs of the app look: a sheet at the foot of a phone, in the middle of anything larger. */
const CSS = `.galo-offline{display:contents}
.galo-offline>div{position:sticky;inset-block-start:0;z-index:var(--z-bar);display:flex;align-items:center;gap:.75rem;padding:.5rem max(var(--gutter),(100% - var(--page))/2 + var(--gutter));background:var(--limao-100);color:var(--tinta-900)}
.galo-offline dialog{position:fixed;z-index:var(--z-sheet);inset:auto 0 0;width:100%;max-width:none;max-height:92dvh;margin:0;padding:1.25rem 1.25rem max(1.25rem,env(safe-area-inset-bottom));overflow-y:auto;border:0;border-radius:var(--r-4) var(--r-4) 0 0;background:var(--surface);color:var(--text);box-shadow:var(--e-3)}
.galo-offline [open]{display:grid;gap:1rem}
.galo-offline ::backdrop{background:var(--scrim)}
.galo-offline dialog>span{display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:var(--r-petal);background:var(--azul-100);color:var(--azul-700)}
.galo-offline dialog p{color:var(--text-2)}
.galo-offline p:empty{display:none}
.galo-offline button{border:0;border-radius:var(--r-2)}
.galo-offline dialog>button{min-height:3.25rem;background:var(--action);color:var(--on-action);font:700 1.0625rem/1.15 var(--font-display)}
.galo-offline dialog>button:hover{background:var(--action-hover)}
.galo-offline dialog>button:active{background:var(--action-press)}
.galo-offline form{position:absolute;inset:.75rem .75rem auto auto}
.galo-offline form button{display:grid;place-items:center;width:var(--touch);height:var(--touch);padding:0;background:none}
.galo-offline form button:hover{background:var(--azul-50)}
@media (min-width:768px){.galo-offline dialog{inset:0;width:min(32.5rem,100% - 4rem);height:fit-content;margin:auto;padding:1.75rem;border-radius:var(--r-4)}}
@media (forced-colors:active){.galo-offline>div{border-block-end:1px solid}.galo-offline dialog{border:2px solid}.galo-offline button{border:1px solid}}
@media print{.galo-offline>*{display:none}}`

const drawing = (size: number, path: string): string =>
  `<svg aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 256 256" fill="currentColor"><path d="${path}"/></svg>`

/** Phosphor's, drawn in bold as the app's icons are (`shared/ui/src/icons/LICENSE`). */
const NO_WIFI =
  'M216.88,207.93a12,12,0,1,1-17.76,16.14L147.78,167.6a56.06,56.06,0,0,0-52.71,7.1,12,12,0,0,1-14.14-19.4,79.35,79.35,0,0,1,41.92-15.12L103.51,118.9a104.18,104.18,0,0,0-40.06,19.55,12,12,0,0,1-14.9-18.81A128.46,128.46,0,0,1,85.61,99.21l-17.31-19a151.14,151.14,0,0,0-36.68,22.28A12,12,0,1,1,16.39,83.91a175.52,175.52,0,0,1,35-22.38L39.12,48.07A12,12,0,1,1,56.88,31.93ZM128,188a16,16,0,1,0,16,16A16,16,0,0,0,128,188Zm64.55-49.55a12,12,0,0,0,14.9-18.81A127.27,127.27,0,0,0,170,99.05a12,12,0,0,0-7.87,22.67A103.62,103.62,0,0,1,192.55,138.45Zm47.06-54.54A176.33,176.33,0,0,0,128,44c-3.94,0-7.93.13-11.86.39a12,12,0,1,0,1.59,24c3.4-.23,6.86-.34,10.27-.34a152.24,152.24,0,0,1,96.38,34.46,12,12,0,1,0,15.23-18.55Z'
const CROSS =
  'M208.49,191.51a12,12,0,0,1-17,17L128,145,64.49,208.49a12,12,0,0,1-17-17L111,128,47.51,64.49a12,12,0,0,1,17-17L128,111l63.51-63.52a12,12,0,0,1,17,17L145,128Z'

/** In a template: no part of the page until the browser takes it out. The page's code brings the first button of each dialog to life. */
export const offlineNotice = (nonce: string, locale: Locale): string => {
  const words = wordsOf(OFFLINE_NOTICE_WORDS, locale)
  const dialog = (place: keyof typeof OFFLINE_PLACES) => {
    const id = `${OFFLINE_PLACES[place]}-title`
    return [
      `<dialog class="${OFFLINE_PLACES[place]}" aria-labelledby="${id}" closedby="any"><span>${drawing(28, NO_WIFI)}</span>`,
      `<h2 id="${id}" tabindex="-1">${words[place].title}</h2><p>${words[place].text}</p>`,
      `<button type="button">${words.refresh}</button>`,
      `<p role="status" data-looking="${words.looking}" data-still="${words.stillOffline}"></p>`,
      `<form method="dialog"><button aria-label="${words.close}">${drawing(20, CROSS)}</button></form></dialog>`,
    ].join('')
  }
  return [
    `<template id="${OFFLINE_ID}"><aside class="galo-offline"><style nonce="${nonce}">${CSS}</style>`,
    `<div>${drawing(24, NO_WIFI)}<p role="status"><b>${words.strip}</b> ${words.basketIsSafe}</p></div>`,
    `${dialog('anywhere')}${dialog('onPremises')}</aside></template>`,
  ].join('')
}
