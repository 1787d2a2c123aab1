import { AT_TABLE } from './at-table'
import { COLLECTION } from './collection'
import { DELIVERY } from './delivery'
import { EAT_IN } from './eat-in'
import type { FulfilmentRules } from './fulfilment-rules'
import { NONE } from './none'

/** Every fulfilment type with its rules. `NONE` is "not chosen yet". */
export const FULFILMENTS = {
  DELIVERY,
  COLLECTION,
  EAT_IN,
  AT_TABLE,
  NONE,
} as const satisfies Readonly<Record<string, FulfilmentRules>>

/** How the food gets to the person (G01). */
export type FulfilmentType = keyof typeof FULFILMENTS

/** Once it is chosen. */
export type ChosenFulfilment = Exclude<FulfilmentType, 'NONE'>

export const FULFILMENT_TYPES = Object.keys(FULFILMENTS) as readonly FulfilmentType[]

const isChosen = (type: FulfilmentType): type is ChosenFulfilment => type !== 'NONE'

export const CHOSEN_FULFILMENTS: readonly ChosenFulfilment[] = FULFILMENT_TYPES.filter(isChosen)

/** Reads the `fulfilment` parameter of a URL; `null` for anything else, which is then ignored (A09). */
export const fulfilmentFromUrl = (value: string | null | undefined): ChosenFulfilment | null =>
  CHOSEN_FULFILMENTS.find((type) => FULFILMENTS[type].inUrl === value) ?? null

export const fulfilmentToUrl = (type: FulfilmentType): FulfilmentRules['writtenInUrl'] => FULFILMENTS[type].writtenInUrl

/** The one mapping in which eat-in and at-table are the same (G01): submit, prices, deposit. */
export const isOnPremises = (type: FulfilmentType): boolean => FULFILMENTS[type].isOnPremises

/** Whether a rider brings it. */
export const isDelivery = (type: FulfilmentType): boolean => FULFILMENTS[type].isDelivery
