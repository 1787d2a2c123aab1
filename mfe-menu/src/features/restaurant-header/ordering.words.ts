import type { Ordering, OtherWay } from './ordering.model'

export interface OrderingWords {
  readonly title: string
  readonly text: string
}

const OTHER_WAYS = {
  DELIVERY: {
    title: 'We can’t deliver from here yet',
    text: 'These are the dishes and prices for delivery. Collect instead, and it’s yours in minutes.',
  },
  EAT_IN: {
    title: 'We can’t take orders to the table here yet',
    text: 'These are the dishes and prices for eating in. Ask at the till, or collect.',
  },
  AT_TABLE: {
    title: 'We can’t take orders to the table here yet',
    text: 'These are the dishes and prices at the table. Ask at the till, or collect.',
  },
  NONE: { title: 'Collect it yourself', text: 'That is how orders are made here. These are the dishes.' },
} as const satisfies Record<OtherWay, OrderingWords>

/** Why nothing can be ordered from this menu now, and what can be done instead; `null` when it can. */
export const orderingWords = (
  ordering: Ordering,
  { name, telephone }: { readonly name: string; readonly telephone: string },
): OrderingWords | null => {
  switch (ordering.kind) {
    case 'ready':
      return null
    case 'other-way':
      return OTHER_WAYS[ordering.fulfilmentType]
    case 'not-taking':
      return { title: 'Not taking orders right now', text: `You can read the menu, and ring ${telephone}.` }
    case 'closed':
      return {
        title: `${name} is closed for today`,
        text: 'You can read the menu and come back tomorrow, or find another Galo near here.',
      }
    case 'too-late':
      return {
        title: 'It’s too late to order here today',
        text: `${name} is about to close. You can read the menu and come back tomorrow, or find another Galo near here.`,
      }
    case 'booked':
      return {
        title: 'No collection times left today',
        text: `${name} has all the orders it can cook. You can read the menu, or find another Galo near here.`,
      }
    default:
      return ordering satisfies never
  }
}
