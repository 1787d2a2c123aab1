import { bowlsAndSalads } from './bowls-and-salads'
import { burgersAndWraps } from './burgers-and-wraps'
import { chicken } from './chicken'
import { dipsAndExtras } from './dips-and-extras'
import { drinks } from './drinks'
import { kids } from './kids'
import { lunchBoxes } from './lunch-boxes'
import { ofTheDay } from './of-the-day'
import { sharing } from './sharing'
import { sides } from './sides'
import { starters } from './starters'
import { sweet } from './sweet'
import { veggie } from './veggie'
import type { Picture } from '../picture'
import type { Part, Recipe } from '../recipe'

/** One recipe per picture on the menu. */
export const recipes: readonly Recipe[] = [
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

/** A picture as it is painted: into which file, and how large, in pixels. */
export interface Job extends Picture {
  readonly file: string
  readonly sizes: readonly number[]
}

const HEATS = [0, 1, 2, 3, 4, 5]
const half = recipes.find(({ id }) => id === 'half-chicken')
if (half === undefined) throw new Error('There is no recipe for half a chicken')

const basted = (heat: number) =>
  half.parts.map((part): Part => (part[0] === 'half' ? ['half', part[1], part[2], part[3], part[4], { heat }] : part))

/** Pictures that stand on a colour of the page: the hero, and the one the heat chooser repaints. */
export const clearRecipes: readonly Job[] = [
  { ...half, file: 'half-chicken-clear', clear: true, sizes: [400, 800] },
  ...HEATS.map((heat) => ({
    ...half,
    file: `half-chicken-heat-${heat}-clear`,
    clear: true,
    parts: basted(heat),
    sizes: [400],
  })),
]
