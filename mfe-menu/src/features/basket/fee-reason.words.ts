import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** What each fee is for. */
export const FEE_REASON_WORDS = defineWords({
  en: {
    service: (percent: number, least: string, most: string) =>
      `${percent}% of your food after any code: never less than ${least}, never more than ${most}. Deliveries only.`,
    smallOrder: (below: string, most: string, missing: string) =>
      `A delivery under ${below} pays what is missing, up to ${most}. Spend ${missing} more on food and it goes.`,
    delivery: 'For the ride, by how far it is. Codes and rewards leave it as it is.',
    bag: 'One carrier bag for the order, because you asked for one.',
    minimumTransaction: (least: string) => `A card can’t be charged less than ${least}. This makes up the rest.`,
    deposits: (count: number, isSmall: boolean, each: string, sum: string) =>
      isSmall
        ? plural(count, {
            one: `1 bottle or can up to 500 ml: ${each}.`,
            other: `${count} bottles or cans up to 500 ml at ${each}: ${sum}.`,
          })
        : plural(count, {
            one: `1 bottle or can over 500 ml: ${each}.`,
            other: `${count} bottles or cans over 500 ml at ${each}: ${sum}.`,
          }),
    depositBack: 'You get it back when you return them. No code takes it off, and there is no VAT on it.',
  },
})
