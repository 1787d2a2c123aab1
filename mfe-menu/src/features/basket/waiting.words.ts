import { defineWords, grammarOf } from '@galo/words'

const { list, plural } = grammarOf('en')

/** What was wanted without a line, and waits for it. */
export const WAITING_WORDS = defineWords({
  en: {
    heading: 'Waiting for a connection',
    text: 'We’ll do this by ourselves, in this order, as soon as you’re back online.',
    add: (dish: string, quantity: number) => (quantity === 1 ? `Add ${dish}` : `Add ${quantity} × ${dish}`),
    more: (dish: string, by: number) => plural(by, { one: `1 more of ${dish}`, other: `${by} more of ${dish}` }),
    fewer: (dish: string, by: number) => plural(by, { one: `1 fewer of ${dish}`, other: `${by} fewer of ${dish}` }),
    set: (dish: string, quantity: number) => `${quantity} of ${dish}`,
    remove: (dish: string) => `Take out ${dish}`,
    aDish: 'a dish',
    preferences: 'Change what goes with your order',
    forget: 'Forget these',
    refused: (names: readonly string[]) =>
      `You’re back online. Sorry, ${list(names)} couldn’t be changed as you wanted: it can’t be had like that any more. Everything else is done.`,
  },
})
