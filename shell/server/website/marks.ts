// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'

/** The rooster, looking over the edge of a field. */
export const ROOSTER = markup`<svg class="rooster" aria-hidden="true" width="220" height="240" viewBox="8 4 56 60" fill="none"><path d="M15 36.5A9.5 11 0 0 1 16 17.5A10.5 11 0 0 1 24 21A12 13 0 0 1 29.5 9.5A12 13 0 0 1 36 20A11 11 0 0 1 43.5 13.5A11 11 0 0 1 46 27Z" fill="#FFD45C"/><path d="M15 64V39A16.5 16.5 0 0 1 48 39V43A19 19 0 0 1 40 64Z" fill="#FFF"/><path d="M48 35A11 11 0 0 1 59 46H48Z" fill="#FFC42E"/><path d="M48 46A9 9 0 0 1 39 55A9 9 0 0 1 39 46Z" fill="#FF6A3D"/><circle cx="37.5" cy="37.5" r="3.4" fill="#10162F"/></svg>`

/** The azulejo, over whatever field holds it; once on a page. */
export const TILES = markup`<svg class="tiles" aria-hidden="true" width="100%" height="100%" fill="#fff" opacity=".1"><pattern id="tile" width="72" height="72" patternUnits="userSpaceOnUse" viewBox="0 0 64 64"><path d="M0 32A32 32 0 0 1 32 0A32 32 0 0 1 0 32ZM64 32A32 32 0 0 0 32 0A32 32 0 0 0 64 32ZM0 32A32 32 0 0 0 32 64A32 32 0 0 0 0 32ZM64 32A32 32 0 0 1 32 64A32 32 0 0 1 64 32Z" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M4 4Q20 4 20 20Q4 20 4 4ZM60 4Q44 4 44 20Q60 20 60 4ZM4 60Q20 60 20 44Q4 44 4 60ZM60 60Q44 60 44 44Q60 44 60 60ZM27.5 32a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z"/></pattern><rect width="100%" height="100%" fill="url(#tile)"/></svg>`

const icon = (d: string) =>
  markup`<svg aria-hidden="true" width="20" height="20" viewBox="0 0 256 256" fill="currentColor"><path d="${d}"/></svg>`

/** Phosphor, bold. */
export const CARET = icon(
  'M184.49,136.49l-80,80a12,12,0,0,1-17-17L159,128,87.51,56.49a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184.49,136.49Z',
)
export const CHECK = icon(
  'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm45.66,85.66-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35a8,8,0,0,1,11.32,11.32Z',
)
