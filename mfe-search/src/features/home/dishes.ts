import { wordsOf, type Locale } from '@galo/words'
import { DISH_WORDS } from './dishes.words'

/** The tiles under "What are you after?"; `picture` and `section` are ids of pictures and of sections on the menu. */
const DISHES = [
  { id: 'chicken', section: 'chicken', picture: 'half-chicken', ground: 'sol' },
  { id: 'burgers', section: 'burgers-and-wraps', picture: 'grilled-thigh-burger', ground: 'azul' },
  { id: 'sharing', section: 'sharing', picture: 'ten-wings', ground: 'brasa' },
  { id: 'veggie', section: 'veggie', picture: 'veggie-bowl', ground: 'brasa' },
  { id: 'wraps', section: 'burgers-and-wraps', picture: 'stuffed-pitta', ground: 'erva' },
  { id: 'sides', section: 'sides', picture: 'peri-chips', ground: 'sol' },
  { id: 'sweet', section: 'sweet', picture: 'pastel-de-nata', ground: 'azul' },
  { id: 'drinks', section: 'drinks', picture: 'limao-can', ground: 'rosa' },
] as const

export type Dish = (typeof DISHES)[number] & { readonly title: string }

export const dishesIn = (locale: Locale): readonly Dish[] => {
  const titles = wordsOf(DISH_WORDS, locale)
  return DISHES.map((dish) => ({ ...dish, title: titles[dish.id] }))
}

/** The dish in the URL's query; `null` for none or an unknown one. */
export const findDish = (search: string, locale: Locale): Dish | null => {
  const id = new URLSearchParams(search).get('dish')
  return dishesIn(locale).find((dish) => dish.id === id) ?? null
}
