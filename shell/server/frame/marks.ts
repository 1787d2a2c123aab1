// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { DRAWINGS, type Drawing } from '../../shared/frame-names'

const TILE = markup`<rect x="4" y="4" width="64" height="64" rx="16" fill="#2440CF"/><path d="M15 36.5A9.5 11 0 0 1 16 17.5A10.5 11 0 0 1 24 21A12 13 0 0 1 29.5 9.5A12 13 0 0 1 36 20A11 11 0 0 1 43.5 13.5A11 11 0 0 1 46 27Z" fill="#FF6A3D"/><path d="M15 62V39A16.5 16.5 0 0 1 48 39V43A19 19 0 0 1 29 62Z" fill="#FFF"/><path d="M48 35A11 11 0 0 1 59 46H48Z" fill="#FFC42E"/><path d="M48 46A9 9 0 0 1 39 55A9 9 0 0 1 39 46Z" fill="#FF6A3D"/><circle cx="37.5" cy="37.5" r="3.4" fill="#10162F"/>`
const WORD = markup`<path d="M86 40a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0M111 22V54A12 12 0 0 1 99 66H89M127 40a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0M152 22V58M169.5 6V58M186.5 40a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0"/>`

/** The brand's tile and word; decorative, as the link round it says "Galo". */
export const MARK = markup`<svg class="mark" aria-hidden="true" width="116" height="36" viewBox="0 0 232 72" fill="none">${TILE}<g class="mark-word" stroke="#10162F" stroke-width="11">${WORD}</g></svg>`

/** The same on a dark band. */
export const MARK_ON_DARK = markup`<svg class="mark" aria-hidden="true" width="142" height="44" viewBox="0 0 232 72" fill="none">${TILE}<g class="mark-word" stroke="#FFF" stroke-width="11">${WORD}</g></svg>`

const icon = (d: string) =>
  markup`<svg aria-hidden="true" width="20" height="20" viewBox="0 0 256 256" fill="currentColor"><path d="${d}"/></svg>`

/** Phosphor, bold. */
const PATHS = {
  'arrow-left':
    'M228,128a12,12,0,0,1-12,12H69l51.52,51.51a12,12,0,0,1-17,17l-72-72a12,12,0,0,1,0-17l72-72a12,12,0,0,1,17,17L69,116H216A12,12,0,0,1,228,128Z',
  bag: 'M216,60H179.83A52,52,0,0,0,76.17,60H40A20,20,0,0,0,20,80V200a20,20,0,0,0,20,20H216a20,20,0,0,0,20-20V80A20,20,0,0,0,216,60ZM128,36a28,28,0,0,1,27.71,24H100.29A28,28,0,0,1,128,36Zm84,160H44V84H76V96a12,12,0,0,0,24,0V84h56V96a12,12,0,0,0,24,0V84h32Z',
  globe:
    'M128,20A108,108,0,1,0,236,128,108.12,108.12,0,0,0,128,20Zm84,108a83.64,83.64,0,0,1-4.47,27L167,130a19.65,19.65,0,0,0-7.8-2.78l-22.82-3.08A20.14,20.14,0,0,0,117.72,132h-4.07l-2.71-5.6a19.88,19.88,0,0,0-13.8-10.84L94.46,115l4-7h14.39a20,20,0,0,0,9.66-2.49l12.25-6.76a20.57,20.57,0,0,0,3.74-2.68l26.92-24.33A20,20,0,0,0,172,56.49,84,84,0,0,1,212,128ZM140.76,45l6.2,11.1L122.75,78l-10.93,6H96.14A20.05,20.05,0,0,0,78.78,94.06l-4.49,7.85L67.68,84.28l9.91-23.42A83.91,83.91,0,0,1,140.76,45ZM44,128a83.52,83.52,0,0,1,4.4-26.77l7.74,20.65a19.89,19.89,0,0,0,14.52,12.53l19.53,4.2,3,6.1a20.11,20.11,0,0,0,13.55,10.77l-5,11.12a20,20,0,0,0,3.58,21.71l.21.22,18.16,18.7-.89,4.59A84.09,84.09,0,0,1,44,128Zm103.65,81.66a20.11,20.11,0,0,0-5-17.3l-.21-.22-17.72-18.25,11.37-25.52,19,2.56,41.43,25.48A84.2,84.2,0,0,1,147.65,209.66Z',
  list: 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128ZM40,76H216a12,12,0,0,0,0-24H40a12,12,0,0,0,0,24ZM216,180H40a12,12,0,0,0,0,24H216a12,12,0,0,0,0-24Z',
  lock: 'M208,76H180V56A52,52,0,0,0,76,56V76H48A20,20,0,0,0,28,96V208a20,20,0,0,0,20,20H208a20,20,0,0,0,20-20V96A20,20,0,0,0,208,76ZM100,56a28,28,0,0,1,56,0V76H100ZM204,204H52V100H204Z',
  person:
    'M128,20A108,108,0,1,0,236,128,108.12,108.12,0,0,0,128,20ZM79.57,196.57a60,60,0,0,1,96.86,0,83.72,83.72,0,0,1-96.86,0ZM100,120a28,28,0,1,1,28,28A28,28,0,0,1,100,120ZM194,179.94a83.48,83.48,0,0,0-29-23.42,52,52,0,1,0-74,0,83.48,83.48,0,0,0-29,23.42,84,84,0,1,1,131.9,0Z',
  question:
    'M144,180a16,16,0,1,1-16-16A16,16,0,0,1,144,180Zm92-52A108,108,0,1,1,128,20,108.12,108.12,0,0,1,236,128Zm-24,0a84,84,0,1,0-84,84A84.09,84.09,0,0,0,212,128ZM128,64c-24.26,0-44,17.94-44,40v4a12,12,0,0,0,24,0v-4c0-8.82,9-16,20-16s20,7.18,20,16-9,16-20,16a12,12,0,0,0-12,12v8a12,12,0,0,0,23.73,2.56C158.31,137.88,172,122.37,172,104,172,81.94,152.26,64,128,64Z',
} satisfies Record<Exclude<Drawing, 'mark'>, string>

export const GLOBE = icon(PATHS.globe)
export const LINES = icon(PATHS.list)
export const PERSON = icon(PATHS.person)

const paths = Object.entries(PATHS).map(([name, d]) => markup`<path id="${DRAWINGS}${name}" d="${d}"/>`)

/** What the app's header is drawn with: it needs no script of its own, so the script only names it. */
export const FRAME_DRAWINGS = String(
  markup`<svg aria-hidden="true" display="none"><g id="${DRAWINGS}mark">${TILE}<g class="mark-word" stroke="#10162F" stroke-width="11">${WORD}</g></g>${paths}</svg>`,
)
