import { bar } from './items/bar'
import { bowlsAndSalads } from './items/bowls-and-salads'
import { burgersAndWraps } from './items/burgers-and-wraps'
import { chicken } from './items/chicken'
import { dipsAndExtras } from './items/dips-and-extras'
import { softDrinks } from './items/drinks'
import { kids } from './items/kids'
import { lunchBoxes } from './items/lunch-boxes'
import { ofTheDay } from './items/of-the-day'
import { sharing } from './items/sharing'
import { sides } from './items/sides'
import { starters } from './items/starters'
import { sweet } from './items/sweet'
import { veggie } from './items/veggie'
import { sections } from './sections'
import type { CatalogueItem, CatalogueSection } from './types'

export interface Catalogue {
  /** In reading order. */
  readonly sections: readonly CatalogueSection[]
  /** In reading order within their section. */
  readonly items: readonly CatalogueItem[]
}

/** One menu for both markets; prices, and the deposit on cans and bottles, are what differ. */
export const menu: Catalogue = {
  sections,
  items: [
    ...starters,
    ...chicken,
    ...lunchBoxes,
    ...sharing,
    ...burgersAndWraps,
    ...veggie,
    ...bowlsAndSalads,
    ...sides,
    ...dipsAndExtras,
    ...kids,
    ...sweet,
    ...softDrinks,
    ...bar,
    ...ofTheDay,
  ],
}
