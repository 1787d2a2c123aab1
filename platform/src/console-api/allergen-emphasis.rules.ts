import { ALLERGEN_NAMES, type AllergenName } from '@galo/domain'

/** By which words a list of ingredients names each of them, as patterns. */
const NAMED: Readonly<Record<AllergenName, string>> = {
  celery: 'celery|celeriac',
  crustacean: 'crustaceans?|prawns?|shrimps?|crab|lobster',
  egg: 'eggs?',
  fish: 'fish|anchov(?:y|ies)|cod|salmon|tuna',
  gluten: 'gluten',
  barley: 'barley',
  oats: 'oats?',
  rye: 'rye',
  spelt: 'spelt',
  wheat: 'wheat',
  lupin: 'lupin',
  milk: 'milk|buttermilk',
  mollusc: 'molluscs?|mussels?|oysters?|squid',
  mustard: 'mustard',
  nut: 'nuts?',
  almonds: 'almonds?',
  hazelnuts: 'hazelnuts?',
  walnuts: 'walnuts?',
  brazilNuts: 'brazil nuts?',
  cashews: 'cashews?',
  pecans: 'pecans?',
  pistachios: 'pistachios?',
  macadamia: 'macadamias?',
  peanut: 'peanuts?',
  sesame: 'sesame',
  soya: 'soya|soy|soybeans?',
  sulphite: 'sulphites?|sulphur dioxide',
}

const ANY = new RegExp(
  `(?<!\\p{L})(?:${ALLERGEN_NAMES.map((name) => `(?<${name}>${NAMED[name]})`).join('|')})(?!\\p{L})`,
  'giu',
)

export interface LabelPart {
  readonly text: string
  /** It is to stand out from the rest. */
  readonly allergen: AllergenName | null
}

/** A list of ingredients in parts: each word that names an allergen apart, wherever it occurs and however it is written. Their texts in a row are the list. */
export const emphasised = (list: string): readonly LabelPart[] => {
  const parts: LabelPart[] = []
  let from = 0
  const plain = (to: number) => {
    if (to > from) parts.push({ text: list.slice(from, to), allergen: null })
  }
  for (const { 0: text, index, groups = {} } of list.matchAll(ANY)) {
    plain(index)
    parts.push({ text, allergen: ALLERGEN_NAMES.find((name) => groups[name] !== undefined) ?? null })
    from = index + text.length
  }
  plain(list.length)
  return parts
}
