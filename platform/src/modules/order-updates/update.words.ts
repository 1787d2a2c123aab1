import type { OrderUpdate } from '@galo/domain'
import { defineWords } from '@galo/words/tables'

/** What the messages about an order are made of, in words already. */
export interface UpdateFacts {
  readonly shortId: string
  readonly restaurant: string
  /** When it is handed over or brought: 'at 18:30', 'between 18:40 and 18:55'; null where nobody said. */
  readonly due: string | null
  readonly table: string | null
  readonly isDelivery: boolean
  /** What goes back, as a sum; null when nothing was taken. */
  readonly sum: string | null
  /** The last day by which it is there. */
  readonly by: string
}

const money = ({ sum, by }: UpdateFacts): string =>
  sum === null ? 'Nothing was charged.' : `${sum} goes back to your card by ${by}.`

const confirmed = ({ restaurant, shortId, due, table, isDelivery }: UpdateFacts): string => {
  // Its own name says whose text it is.
  const yes = `${restaurant} has said yes to order ${shortId}.`
  if (table !== null) return `${yes} We bring it to table ${table}.`
  if (due === null) return yes
  return isDelivery ? `${yes} It’s with you ${due}.` : `${yes} It’s ready ${due}.`
}

const texts = {
  confirmed,
  'on-its-way': ({ restaurant, shortId }) => `Galo: order ${shortId} has left ${restaurant} and is on its way to you.`,
  'not-answered-at-the-door': ({ shortId, sum }) =>
    `Galo: nobody opened the door for order ${shortId}. We may bring it once more.${sum === null ? '' : ` If not, ${sum} goes back to your card.`}`,
  'brought-again': ({ shortId }) => `Galo: we’re bringing you order ${shortId} once more.`,
  delivered: ({ shortId }) => `Galo: order ${shortId} is with you. Enjoy it!`,
  'not-delivered': (facts) => `Galo: sorry, order ${facts.shortId} couldn’t be delivered. ${money(facts)}`,
  rejected: (facts) => `Galo: sorry, ${facts.restaurant} can’t make order ${facts.shortId}. ${money(facts)}`,
  'payment-declined': ({ shortId }) =>
    `Galo: your bank said no to order ${shortId}, so we’re not making it. Nothing was charged.`,
  'called-off': (facts) =>
    `Galo: sorry, ${facts.restaurant} has to call off order ${facts.shortId}. Please don’t set out for it. ${money(facts)}`,
} as const satisfies Record<OrderUpdate, (facts: UpdateFacts) => string>

const subjects: Readonly<Record<OrderUpdate | 'taken-out', (shortId: string) => string>> = {
  confirmed: (shortId) => `Order ${shortId} is accepted`,
  'on-its-way': (shortId) => `Order ${shortId} is on its way`,
  'not-answered-at-the-door': (shortId) => `Nobody opened for order ${shortId}`,
  'brought-again': (shortId) => `Order ${shortId} is coming once more`,
  delivered: (shortId) => `Order ${shortId} is with you`,
  'not-delivered': (shortId) => `Order ${shortId} couldn’t be delivered`,
  rejected: (shortId) => `Order ${shortId} can’t be made`,
  'payment-declined': (shortId) => `Order ${shortId} was not paid`,
  'called-off': (shortId) => `Order ${shortId} is called off`,
  'taken-out': (shortId) => `Something is missing from order ${shortId}`,
}

/** Messages about an order to who asked for them, each one text long (X18). */
export const UPDATE_WORDS = defineWords({
  en: {
    us: 'Galo',
    at: (time: string) => `at ${time}`,
    on: (day: string, time: string) => `on ${day} at ${time}`,
    between: (from: string, to: string) => `between ${from} and ${to}`,
    texts,
    takenOut: (dishes: string, { shortId, sum, by }: Pick<UpdateFacts, 'shortId' | 'sum' | 'by'>) =>
      `Galo: ${dishes} ran out, so it’s not in order ${shortId}. ${sum} goes back to your card by ${by}. The rest is as you ordered it.`,
    subjects,
  },
})
