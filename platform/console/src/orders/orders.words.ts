import { defineWords, grammarOf } from '@galo/words'
import type { Stage } from '../../calls'

const { plural } = grammarOf('en')

/** A column of the board, and what is said while there is nothing in it. */
const columns: Readonly<Record<Stage, { readonly title: string; readonly none: string }>> = {
  new: { title: 'New', none: 'Nothing waits for you. The coals are up.' },
  kitchen: { title: 'On the coals', none: 'Nothing is cooking.' },
  road: { title: 'On the road', none: 'No rider is out.' },
  done: { title: 'Done', none: 'Nothing is done yet today.' },
  ahead: { title: 'Other days', none: 'Nothing is ordered for another day.' },
}

export const ORDERS_WORDS = defineWords({
  en: {
    columns,
    onTheGo: 'On the go',
    waiting: (orders: number) => `${orders} waiting for you`,
    late: 'Late',
    ofToday: (orders: number) => `of ${orders} today`,
    taken: 'Taken today',
    accepted: (orders: number) =>
      plural(orders, { one: `${orders} order accepted`, other: `${orders} orders accepted` }),
    findOrder: 'Find an order',
    numberNameOrDish: 'Number, name or dish',
    nextOrders: 'Next orders go like this',
    fromNowOn: (scenario: string) => `From now on: ${scenario}`,
  },
})
