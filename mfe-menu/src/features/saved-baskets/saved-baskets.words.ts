import { defineWords, grammarOf } from '@galo/words'

const { list, plural } = grammarOf('en')

/** The baskets that a customer has saved (X03). */
export const SAVED_BASKETS_WORDS = defineWords({
  en: {
    heading: 'Saved baskets',
    loading: 'Fetching your saved baskets',
    slow: 'Still fetching your saved baskets…',
    notFetched: 'We couldn’t fetch your saved baskets. Your basket is as it was.',
    offline: 'You’re offline. Your saved baskets are here again once you’re back.',
    tryAgain: 'Try again',
    forGuests: 'Sign in, and you can save this basket under a name, for the next time you’re hungry.',
    signIn: 'Sign in to save it',
    signingIn: 'Opening the sign-in',
    notSignedIn: 'The sign-in can’t be reached just now. Your basket is as it was.',
    none: 'Save this one, and it’s here the next time you’re hungry.',
    name: 'A name for this basket',
    save: 'Save',
    saving: 'Saving it',
    replace: 'Replace',
    replaces: (name: string) => `You have “${name}” already. This takes its place.`,
    saved: (name: string) => `Saved: ${name}`,
    deleted: (name: string) => `Deleted: ${name}`,
    refusals: {
      nameless: 'Give it a name first.',
      TOO_MANY_SAVED_BASKETS: 'You have saved as many baskets as we can keep. Delete one first.',
      BASKET_EMPTY: 'There is nothing in this basket to save.',
      NOT_FOUND: 'This basket isn’t there any more. Choose again, then save.',
      offline: 'You’re offline, so it isn’t saved. Try again once you’re back.',
      other: 'We couldn’t save it just now. Try again.',
    },
    where: (restaurant: string, dishes: number, total: string) =>
      `${restaurant}, ${plural(dishes, { one: '1 dish', other: `${dishes} dishes` })}, ${total} today`,
    gone: (names: readonly string[]) => `Can’t be had today: ${list(names)}`,
    nothingLeft: 'Nothing of it can be had today.',
    putIn: 'Put it in',
    puttingIn: 'Putting it in',
    /** Read out after “Put it in”. */
    ofBasket: (name: string) => `: ${name}`,
    delete: (name: string) => `Delete ${name}`,
    deleteHeading: (name: string) => `Delete “${name}”?`,
    deleteText: 'It goes from your saved baskets for good. What is in your basket now stays.',
    deleteYes: 'Delete it',
    deleting: 'Deleting it',
    deleteNo: 'Keep it',
    notDeleted: 'We couldn’t delete it just now. It is still there.',
    startAgainHeading: 'Start again?',
    startAgainText: (name: string) =>
      `Your basket has food in it. “${name}” goes in instead, and your basket is offered back.`,
    startAgain: 'Start again',
    keepBasket: 'Keep my basket',
  },
})

export type SavedBasketsWords = (typeof SAVED_BASKETS_WORDS)['en']
