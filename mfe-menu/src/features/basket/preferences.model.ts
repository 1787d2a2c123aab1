import type { Basket, Preferences } from '@galo/contracts/basket'
import type { WaitingChange } from '../../../remote'

const NOTHING_SAID: Preferences = { avoid: [], diets: [], cutlery: false, bag: false }

/** What goes with the order besides its food (rows X09, X27), as it was said last; nobody is given what they did not ask for. */
export const preferencesOf = (basket: Pick<Basket, 'preferences'> | undefined): Preferences =>
  basket?.preferences ?? NOTHING_SAID

/** What a customer wishes, and still waits for. */
export type Wishes = Partial<Preferences>

/** What was wished for and waits for the line, the last word on each. */
export const wishesWaiting = (waiting: readonly WaitingChange[]): Wishes =>
  waiting.reduce<Wishes>(
    (before, { wish }) => (wish.kind === 'prefer' ? { ...before, ...wish.preferences } : before),
    {},
  )

/** Without the wishes that were sent: what was wished since stays. */
export const withoutSent = (wishes: Wishes, sent: Wishes): Wishes => ({
  ...(wishes.avoid === sent.avoid ? {} : pick(wishes, 'avoid')),
  ...(wishes.diets === sent.diets ? {} : pick(wishes, 'diets')),
  ...(wishes.cutlery === sent.cutlery ? {} : pick(wishes, 'cutlery')),
  ...(wishes.bag === sent.bag ? {} : pick(wishes, 'bag')),
})

const pick = <K extends keyof Preferences>(wishes: Wishes, key: K): Wishes =>
  wishes[key] === undefined ? {} : { [key]: wishes[key] }
