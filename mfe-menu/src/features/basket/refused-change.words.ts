import { defineWords, grammarOf } from '@galo/words'
import type { ChangeRefusal } from './basket.errors'

const { list } = grammarOf('en')

/** What the platform won't do to a basket, and why. */
export const REFUSED_CHANGE_WORDS = defineWords({
  en: {
    /** Why nothing was added: no failure, so nothing to try again. */
    addition: {
      'sold-out': 'That dish has just sold out. Nothing else in your basket changed.',
      'off-menu': 'That dish has left our menu. Nothing else in your basket changed.',
      'alcohol-hours': 'We can’t sell alcohol at this hour. Nothing else in your basket changed.',
      'not-this-way': 'That dish isn’t sold this way here. Nothing else in your basket changed.',
      'dish-changed': 'That dish has changed since you opened it. Close it, open it again and choose.',
      'basket-full': 'Your basket holds as much as it can. Order this first.',
      'basket-paid': 'Your basket is being paid for. Finish that order first.',
    } satisfies Record<ChangeRefusal, string>,
    /** Safe mode was switched on after the press. */
    heldBack: 'That isn’t safe for you, so it waits in your basket. Say there whether you want it.',
    /** Why a line stayed as it was. */
    change: {
      'sold-out': 'There is no more of that to be had. Your basket is as it was.',
      'off-menu': 'That dish has left our menu. Your basket is as it was.',
      'alcohol-hours': 'We can’t sell alcohol at this hour. Your basket is as it was.',
      'not-this-way': 'That dish isn’t sold this way any more. Your basket is as it was.',
      'dish-changed': 'That dish has changed since you chose it. Change its choices, or take it out.',
      'basket-full': 'There can’t be more of that in one basket. Your basket is as it was.',
      'basket-paid': 'Your basket is being paid for. Finish that order first.',
    } satisfies Record<ChangeRefusal, string>,
    /** Who only has to choose another side is not told that the dish is gone. */
    choices: (names: readonly string[]) => `Sorry, ${list(names)} just sold out. Choose something else.`,
  },
})
