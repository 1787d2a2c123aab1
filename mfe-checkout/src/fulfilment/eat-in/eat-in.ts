import { wordsOf } from '@galo/words'
import type { FulfilmentMethod } from '../fulfilment-method'
import { atTableOrdering, eatInOrdering } from './eat-in.ordering'
import { TABLE_SECTION_WORDS } from './eat-in.words'
import { useAtTable, useEatIn } from './use-eat-in'

const subtitle: FulfilmentMethod['subtitle'] = (restaurantName, locale) =>
  wordsOf(TABLE_SECTION_WORDS, locale).subtitle(restaurantName)

/** Eaten where it is grilled. */
export const eatIn: FulfilmentMethod<'EAT_IN'> = { ...eatInOrdering, subtitle, useFulfilment: useEatIn }

/** The same, begun from the code on the table. */
export const atTable: FulfilmentMethod<'AT_TABLE'> = { ...atTableOrdering, subtitle, useFulfilment: useAtTable }
