import type { NutritionalFacts } from './types'

const KJ_PER_KCAL = 4.184

/** Grams in the order of the label: fat, of which saturates, carbs, of which sugars, fibre, protein, salt. */
type Grams = readonly [
  fat: number,
  saturates: number,
  carbs: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
]

/** Energy in kJ follows from kcal, so the two cannot disagree on a label. */
export const facts = (kcal: number, grams: Grams, alcoholPercent = 0): NutritionalFacts => {
  const [fat, saturates, carbs, sugars, fibre, protein, salt] = grams
  return {
    kcal,
    kj: Math.round(kcal * KJ_PER_KCAL),
    fat,
    saturates,
    carbs,
    sugars,
    fibre,
    protein,
    salt,
    alcoholPercent,
  }
}

/** More or less of the same by its energy, to a tenth of a gram. Strength is not scaled: a large glass is no stronger than a small one. */
export const scaled = (of: NutritionalFacts, kcal: number): NutritionalFacts => {
  const times = kcal / of.kcal
  const gram = (grams: number): number => Math.round(grams * times * 10) / 10
  const { fat, saturates, carbs, sugars, fibre, protein, salt } = of
  return facts(kcal, [gram(fat), gram(saturates), gram(carbs), gram(sugars), gram(fibre), gram(protein), gram(salt)])
}
