import type { FulfilmentType } from '@galo/domain'

export const FULFILMENT_NOUNS = {
  COLLECTION: 'Collection',
  DELIVERY: 'Delivery',
  EAT_IN: 'Eating in',
  AT_TABLE: 'At your table',
  NONE: 'Collection',
} as const satisfies Record<FulfilmentType, string>
