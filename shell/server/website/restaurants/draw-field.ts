// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { Locale } from '@galo/words'
import type { Html } from '../draw-text'
import { TILES } from '../marks'
import { locatorForm, type LocatorForm } from './locator-form'

interface Field {
  readonly path: Html
  readonly title: string
  readonly lede: string
  readonly form?: LocatorForm
  /** Links beside the form. */
  readonly ways?: readonly (readonly [path: string, words: string])[]
}

/** The head of every page that finds restaurants: where one is, what this is, and one field that finds more. */
export const drawField = ({ path, title, lede, form, ways = [] }: Field, locale: Locale): Html =>
  markup`<div class="field">${TILES}<div class="in">${path}<h1>${title}</h1><p class="lede">${lede}</p>${locatorForm(locale, { canLocate: true, ...form })}${
    ways.length > 0 &&
    markup`<div class="ways">${ways.map(([to, words]) => markup`<a class="button light" href="${to}">${words}</a>`)}</div>`
  }</div></div>`
