import { wordsOf, type Locale } from '@galo/words'
import { COMPANIES } from '@galo/domain'
import { telephoneLink } from '../telephone-link'
import type { Html } from '../draw-text'
import { drawField } from './draw-field'
import { drawPath } from './draw-path'
import { LIST_PATH } from './list-pages'
import { RESTAURANTS_WORDS, type RestaurantsWords } from './restaurants.words'

/** Why there is nothing to show; `there` is the address of the same page on the other market's site. */
export type Trouble =
  | { readonly kind: 'silent'; readonly typed: string; readonly again: string }
  | { readonly kind: 'no-restaurant' }
  | { readonly kind: 'no-town' }
  | { readonly kind: 'elsewhere'; readonly name: string; readonly there: string }

export const troubleTitle = (trouble: Trouble, words: RestaurantsWords): string => {
  switch (trouble.kind) {
    case 'silent':
      return words.silent
    case 'no-restaurant':
      return words.noSuchRestaurant
    case 'no-town':
      return words.noSuchTown
    case 'elsewhere':
      return words.isThere(trouble.name)
  }
}

const lede = (trouble: Trouble, words: RestaurantsWords, telephone: string): string => {
  switch (trouble.kind) {
    case 'silent':
      return words.silentText(telephone)
    case 'no-restaurant':
      return words.noSuchRestaurantText
    case 'no-town':
      return words.noSuchTownText
    case 'elsewhere':
      return words.thereText
  }
}

/** Says what is the matter, and leads on: a form that searches, and whatever helps besides. */
export const drawTrouble = (trouble: Trouble, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { telephone } = COMPANIES[locale.market]
  const all = [LIST_PATH, words.allRestaurants] as const
  const ways =
    trouble.kind === 'silent'
      ? ([
          [trouble.again, words.tryAgain],
          [telephoneLink(telephone), words.ring(telephone)],
        ] as const)
      : trouble.kind === 'elsewhere'
        ? ([[trouble.there, words.openThere], all] as const)
        : [all]
  const title = troubleTitle(trouble, words)
  return drawField(
    {
      path: drawPath([[words.name, LIST_PATH], [title]], locale),
      title,
      lede: lede(trouble, words, telephone),
      form: { typed: trouble.kind === 'silent' ? trouble.typed : '' },
      ways,
    },
    locale,
  )
}
