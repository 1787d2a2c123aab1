// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import type { Html } from '../draw-text'
import { CARET } from '../marks'
import { WEBSITE_WORDS } from '../website.words'

/** A page on the way, with its address; the last one is where one is. */
export type Step = readonly [name: string, path?: string]

/** The way from the list of all restaurants to a page of one, or of a town. */
export const drawPath = (steps: readonly Step[], locale: Locale): Html =>
  markup`<nav class="path" aria-label="${wordsOf(WEBSITE_WORDS, locale).path}"><ol>${steps.map(([name, path]) =>
    path === undefined
      ? markup`<li><span aria-current="page">${name}</span></li>`
      : markup`<li><a href="${path}">${name}</a>${CARET}</li>`,
  )}</ol></nav>`
