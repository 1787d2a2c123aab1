import { bowlsAndSalads } from './bowls-and-salads.mjs'
import { burgersAndWraps } from './burgers-and-wraps.mjs'
import { chicken } from './chicken.mjs'
import { dipsAndExtras } from './dips-and-extras.mjs'
import { drinks } from './drinks.mjs'
import { kids } from './kids.mjs'
import { lunchBoxes } from './lunch-boxes.mjs'
import { ofTheDay } from './of-the-day.mjs'
import { sharing } from './sharing.mjs'
import { sides } from './sides.mjs'
import { starters } from './starters.mjs'
import { sweet } from './sweet.mjs'
import { veggie } from './veggie.mjs'

/** One recipe per picture on the menu: `{ id, ground, vessel, parts }`, see picture.mjs. */
export const recipes = [
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
  ...drinks,
  ...ofTheDay,
]

const HEATS = [0, 1, 2, 3, 4, 5]
const half = recipes.find(({ id }) => id === 'half-chicken')

const basted = (heat) => half.parts.map((part) => (part[0] === 'half' ? [...part.slice(0, 5), { heat }] : part))

/** Pictures that stand on a colour of the page: the hero, and the one the heat chooser repaints. */
export const clearRecipes = [
  { ...half, file: 'half-chicken-clear', clear: true, sizes: [400, 800] },
  ...HEATS.map((heat) => ({
    ...half,
    file: `half-chicken-heat-${heat}-clear`,
    clear: true,
    parts: basted(heat),
    sizes: [400],
  })),
]
