// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { LatLng } from '@galo/domain'
import { mapPictureUrl, type MapsAddress } from '@galo/vendors/map-picture'
import { wordsOf, type Locale } from '@galo/words'
import type { Html } from '../draw-text'
import type { Near } from './find-near'
import { frameAround, pinsIn, SIDE, spotIn } from './locator-map.model'
import { RESTAURANTS_WORDS } from './restaurants.words'

const DROP = 'M0 0C-7-15-24-21-24-38A24 24 0 0 1 24-38C24-21 7-15 0 0Z'

const pin = (fill: string, inside: Html): Html =>
  markup`<ellipse rx="11" ry="4" fill="#10162F" opacity=".25"/><path d="${DROP}" fill="${fill}" stroke="#fff" stroke-width="3"/>${inside}`

const ROOSTER_PIN = pin(
  '#FFC42E',
  markup`<g transform="translate(-17 -56) scale(.46)"><path d="M15 36.5A9.5 11 0 0 1 16 17.5A10.5 11 0 0 1 24 21A12 13 0 0 1 29.5 9.5A12 13 0 0 1 36 20A11 11 0 0 1 43.5 13.5A11 11 0 0 1 46 27Z" fill="#FF6A3D"/><path d="M15 62V39A16.5 16.5 0 0 1 48 39V43A19 19 0 0 1 29 62Z" fill="#fff"/><path d="M48 35A11 11 0 0 1 59 46H48Z" fill="#2440CF"/><path d="M48 46A9 9 0 0 1 39 55A9 9 0 0 1 39 46Z" fill="#FF6A3D"/><circle cx="37.5" cy="37.5" r="3.4" fill="#10162F"/></g>`,
)

/** Half as high as wide; the pin stands in the middle, whatever is cut off at the sides. */
const STREET = { width: SIDE, height: SIDE / 2, zoom: 15 }

/** The streets round a restaurant. Its address stands below: who sees no picture misses nothing. */
export const drawStreets = (at: LatLng, maps: MapsAddress): Html =>
  markup`<div class="map"><img src="${mapPictureUrl(maps, { center: at, ...STREET })}" alt="" width="${STREET.width}" height="${STREET.height}" loading="lazy" decoding="async"><svg aria-hidden="true" width="60" height="76" viewBox="-30 -68 60 76">${ROOSTER_PIN}</svg></div>`

/** The restaurants of a search where they are; each pin leads to its card. */
export const drawNearMap = (from: LatLng, near: readonly Near[], maps: MapsAddress, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const places = near.map(({ estimate }) => estimate.geo)
  const frame = frameAround(from, places)
  const you = spotIn(frame, from)
  const pins = pinsIn(frame, places).map(({ x, y, number }) => {
    const { name, slug } = near[number - 1]?.estimate ?? { name: '', slug: '' }
    return markup`<g transform="translate(${x} ${y})"><a href="#galo-${slug}" aria-label="${words.onTheMap(number, name)}"><rect x="-26" y="-62" width="52" height="66" fill="transparent"/>${pin(
      number === 1 ? '#FFC42E' : '#2440CF',
      markup`<text y="-31" text-anchor="middle" fill="${number === 1 ? '#10162F' : '#fff'}">${number}</text>`,
    )}</a></g>`
  })
  return markup`<section class="near-map" aria-label="${words.map}"><img src="${mapPictureUrl(maps, { ...frame, width: SIDE, height: SIDE })}" alt="" width="${SIDE}" height="${SIDE}" loading="lazy" decoding="async"><svg viewBox="0 0 ${SIDE} ${SIDE}"><g transform="translate(${you.x} ${you.y})"><circle r="22" fill="#2440CF" fill-opacity=".2"/><circle r="9" fill="#2440CF" stroke="#fff" stroke-width="3.5"/></g>${pins}</svg></section>`
}
