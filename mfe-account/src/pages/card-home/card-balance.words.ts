import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** What is on a customer's card. */
export const CARD_BALANCE_WORDS = defineWords({
  en: {
    chillies: (count: number) =>
      count === 0 ? 'No chilli yet' : plural(count, { one: '1 chilli', other: `${count} chillies` }),
    next: (count: number, reward: string) =>
      plural(count, {
        one: `1 more for your next reward: ${reward}.`,
        other: `${count} more for your next reward: ${reward}.`,
      }),
    ready: (reward: string, lastDay: string) => `${reward}, to be used by ${lastDay}`,
    several: (count: number, ready: string) => `${count} × ${ready}`,
    none: 'No reward is waiting. They come with the third, sixth and tenth chilli.',
    use: 'Use one beside your basket: one reward an order.',
    failed: 'We can’t see what’s on your card right now. It’s safe with your account.',
    retry: 'Try again',
  },
})
