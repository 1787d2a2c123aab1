import { defineWords } from '@galo/words'

/** What is asked about a dish before it goes into the basket. */
export const ITEM_SHEET_WORDS = defineWords({
  en: {
    /** Row I04: said before it is chosen, asked for where it is handed over: at the counter, the door or the table. */
    adultsOnly: '18 or over only: have your ID ready',
    /** Of the range for children. */
    kids: 'For kids',
    deposit: (amount: string) => `${amount} deposit, back when you return it`,
    /** What the card of chillies gives it for (row E03). */
    reward: (chillies: number) => `On your Galo card: yours for ${chillies} chillies.`,
    serves: (people: number) => `Feeds ${people}.`,
    /** Dishes that go in with it (row F08). */
    goesWith: 'Goes well with it',
    withDeposit: (amount: string) => `with ${amount} deposit`,
    required: 'Required',
    ifYouLike: 'If you like',
    progress: (chosen: number, max: number) => `${chosen} of ${max}`,
    full: (max: number) => `${max} of ${max} chosen. Take one out to choose another.`,
    soldOut: 'Sold out',
    kcal: (kcal: number) => `${kcal} kcal`,
    moreKcal: (kcal: number) => `+${kcal} kcal`,
    lessKcal: (kcal: number) => `−${kcal} kcal`,
    gone: 'Something here can’t be had any more. Choose again.',
    pickYourFire: 'Pick your fire first. Erva has no chilli at all.',
    chooseOne: 'Choose one to go on.',
    chooseMore: (count: number) => `Choose ${count} more to go on.`,
    nowCosts: (total: string) => `Now ${total}`,
    add: 'Add to basket',
    adding: 'Adding',
    update: 'Update basket',
    changing: 'Changing',
    soldOutToday: 'Sold out here today. The kitchen is as sorry as you are.',
    notTakingOrders: 'This Galo isn’t taking orders like this right now.',
    choicesMissing: 'The choices didn’t arrive',
    nothingChanged: 'Nothing in your basket changed.',
    tryAgain: 'Try again',
    bringingChoices: 'Bringing the choices',
  },
})
