import { defineWords } from '../tables'

/** A receipt, on a screen, on paper and as a file. */
export const RECEIPT_WORDS = defineWords({
  en: {
    title: (shortId: string) => `Receipt, order ${shortId}`,
    number: 'Receipt number',
    item: 'Item',
    vat: 'VAT',
    amount: 'Amount',
    takenOff: 'Discounts',
    tip: 'Tip for the team',
    total: 'Total paid',
    rates: 'VAT by rate',
    rate: 'VAT rate',
    net: 'Net',
    gross: 'Gross',
    together: 'Together',
    /** Of a deposit and a tip. */
    outside: 'None',
    paidWith: 'Paid with',
    card: 'Card, online',
    vatNumber: 'VAT number',
    seller: 'Sold by',
    back: 'What went back',
    backForItems: (items: readonly string[], day: string) =>
      items.length === 0 ? `For part of the order, ${day}` : `${items.join(', ')}, ${day}`,
    /** The restaurant took it out of the order. */
    backSoldOut: (items: readonly string[], day: string) => `Sold out, taken out: ${items.join(', ')}, ${day}`,
    backWhole: (day: string) => `For the order, ${day}`,
    /** `card` as in 'Visa ending 4242'. */
    backBy: (card: string | null, day: string) => `on ${card ?? 'your card'} by ${day}`,
    kept: 'Paid in the end',
  },
})
