import { defineWords } from '@galo/words'
import type { OrderCard } from '../../calls'

const ways: Readonly<Record<OrderCard['fulfilmentType'], string>> = {
  COLLECTION: 'Collect',
  DELIVERY: 'Delivery',
  EAT_IN: 'Eat in',
  AT_TABLE: 'At table',
}

/** How an order ended that was not confirmed. */
const outcomes: Readonly<Partial<Record<OrderCard['state'], string>>> = {
  rejected: 'Rejected, money back',
  payment_declined: 'Payment declined',
  rejected_by_delivery_partner: 'No rider took it',
}

export const TICKET_WORDS = defineWords({
  en: {
    ways,
    outcomes,
    /** For another day: there is nothing to do about it yet. */
    ordered: 'Ordered',
    collected: 'Collected',
    served: 'Served',
    moneyBack: (outcome: string) => `${outcome}, money back`,
    times: 'times',
    paid: 'Paid',
    tip: 'of it for the team',
    checkId: 'Check ID: 18 or over',
    keepAway: (allergens: string) => `Allergy: no ${allergens}`,
    keepTo: (diets: string) => `Keep to: ${diets}`,
    warnings: {
      contains: (allergens: string) => `Contains ${allergens}`,
      unknown: (allergens: string) => `Nobody is sure about ${allergens}`,
      mayContain: (allergens: string) => `May contain ${allergens}`,
    },
    labelOf: (food: string) => `Label of ${food}`,
    ingredients: 'Ingredients:',
    print: 'Print',
    cutlery: 'Cutlery',
    bag: 'Bag',
    accept: 'Accept',
    accepted: (shortId: string) => `${shortId} is accepted`,
    reject: 'Reject',
    rejected: (shortId: string) => `${shortId} rejected, the money is on its way back`,
    left: (span: string) => `${span} left`,
    over: (span: string) => `${span} over`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes}`,
  },
})
