import { defineWords } from '@galo/words'
import type { OrderingWords } from '../../features/place-order/ordering-method'
import type { SectionWords } from '../../features/sections/section'

const KEPT = 'Nothing was charged and your basket is exactly as you left it.'

/** The section that asks where somebody sits, and the page round it. */
export const TABLE_SECTION_WORDS = defineWords({
  en: {
    section: {
      title: 'Your table',
      hint: 'The number stands on it.',
      edit: 'Edit table number',
      continueTo: 'Continue to table number',
      last: 'Save table number',
      prompt: 'Tell us the number of your table.',
    } satisfies SectionWords,
    label: 'Table number',
    table: (table: string) => `Table ${table}`,
    problems: {
      empty: 'Tell us the number of your table. Ask one of us if you can’t find it.',
      wrong: 'A table number is 1 to 999, as it stands on the table.',
    },
    allergies: 'Allergies? Tell one of us before you order: we’re right here.',
    unavailable: {
      title: 'Our tables are not served just now',
      text: 'Your basket is kept, and nothing was charged. Ask at the till, or try again in a while.',
    },
    subtitle: (restaurant: string) => `${restaurant}, brought to your table.`,
  },
})

/** What paying says of an order to a table. */
export const EAT_IN_WORDS = defineWords<OrderingWords>({
  en: {
    prechecking: 'Checking your order',
    precheckFailed: 'We couldn’t check your order.',
    gone: { title: 'That table can’t be served just now.', text: `${KEPT} Ask one of us.` },
    goneAfterPaying: {
      title: 'You’ve paid. Check the number of your table.',
      text: 'Change it and place the order: you won’t be charged again. Or ask one of us.',
    },
    notOffered: {
      title: 'This restaurant doesn’t bring orders to its tables any more.',
      text: 'Nothing was charged. Ask at the till: they’ll know.',
    },
    noneLeft: {
      title: 'The kitchen takes no more orders today.',
      text: 'Nothing was charged. Ask at the till whether there is something left.',
    },
    noneLeftAfterPaying: 'The kitchen takes no more orders today.',
    notTaken: {
      CHANNEL_OFFLINE: {
        title: 'Orders from our tables have stopped for now.',
        text: 'Nothing was charged, and your basket is as you left it. Ask at the till, or try again in a while.',
      },
      OUTSIDE_OPENING_HOURS: {
        title: 'The kitchen has closed for today.',
        text: 'Nothing was charged. Ask one of us whether there is something left.',
      },
    },
  },
})
