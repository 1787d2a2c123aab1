/** How the food gets to the person (G01). `NONE` is "not chosen yet". */
export type FulfilmentType = 'DELIVERY' | 'COLLECTION' | 'EAT_IN' | 'AT_TABLE' | 'NONE'

/** Once it is chosen. */
export type ChosenFulfilment = Exclude<FulfilmentType, 'NONE'>

export const FULFILMENT_TYPES = [
  'DELIVERY',
  'COLLECTION',
  'EAT_IN',
  'AT_TABLE',
  'NONE',
] as const satisfies readonly FulfilmentType[]

const FROM_URL: Readonly<Record<string, ChosenFulfilment>> = {
  delivery: 'DELIVERY',
  collection: 'COLLECTION',
  'eat-in': 'EAT_IN',
  'at-table': 'AT_TABLE',
}

/** Reads the `fulfilment` of an address; `null` for anything else, which is then ignored (A09). */
export const fulfilmentFromUrl = (value: string | null | undefined): ChosenFulfilment | null =>
  value != null && Object.hasOwn(FROM_URL, value) ? (FROM_URL[value] ?? null) : null

/** Addresses know three types: at-table is written as eat-in (Q14). `NONE` becomes the kind we offer first. */
export const fulfilmentToUrl = (type: FulfilmentType): 'delivery' | 'collection' | 'eat-in' => {
  switch (type) {
    case 'DELIVERY':
      return 'delivery'
    case 'EAT_IN':
    case 'AT_TABLE':
      return 'eat-in'
    case 'COLLECTION':
    case 'NONE':
      return 'collection'
    default:
      return type satisfies never
  }
}

/** The one mapping in which eat-in and at-table are the same (G01): submit, prices, deposit. */
export const isOnPremises = (type: FulfilmentType): boolean => type === 'EAT_IN' || type === 'AT_TABLE'
