import type { GROUND } from './colour'
import type { FOOD } from './foods'
import type { VESSEL } from './vessels'

export type Ground = keyof typeof GROUND
export type Food = keyof typeof FOOD

export type OptionsOf<F extends Food> = Parameters<(typeof FOOD)[F]>[0]

type PartOf<F extends Food> = readonly [
  food: F,
  x?: number | undefined,
  y?: number | undefined,
  turn?: number | undefined,
  size?: number | undefined,
  options?: OptionsOf<F> | undefined,
]
/** A food and where it lies, around the middle of the plate. */
export type Part = { [F in Food]: PartOf<F> }[Food]

/** A part of a food that is chosen by whoever calls. */
export const partOf = <F extends Food>(...part: PartOf<F>): Part => part as unknown as Part

/** One dish: what stands on what. */
export interface Recipe {
  /** The picture's name in `platform/data`; the brush is seeded by it. */
  readonly id: string
  readonly ground?: Ground
  readonly vessel?: keyof typeof VESSEL
  /** Bottom to top. */
  readonly parts: readonly Part[]
}
