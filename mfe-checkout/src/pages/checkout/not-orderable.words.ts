import type { FulfilmentType } from '@galo/domain'

const KEPT = 'Nothing was charged. You can collect the same food instead.'

/** What this site can't take an order for yet, by name. */
export const NOT_ORDERABLE_COPY = {
  DELIVERY: { heading: 'We can’t take delivery orders here yet', text: `Your basket is for delivery. ${KEPT}` },
  EAT_IN: {
    heading: 'We can’t take orders to the table here yet',
    text: 'Your basket is for eating in. Nothing was charged. Ask at the till, or collect the same food instead.',
  },
  AT_TABLE: {
    heading: 'We can’t take orders to the table here yet',
    text: 'Your basket is for your table. Nothing was charged. Ask at the till, or collect the same food instead.',
  },
  COLLECTION: { heading: 'We can’t take collection orders here just now', text: 'Nothing was charged.' },
  NONE: { heading: 'How would you like it?', text: KEPT },
} as const satisfies Record<FulfilmentType, { readonly heading: string; readonly text: string }>
