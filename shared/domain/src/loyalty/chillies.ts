import { rewardKindOf, type RewardKind, type RewardType } from './reward'

/** A full card: the tenth chilli earns red, and the next card starts at nothing. */
export const CHILLIES_ON_A_CARD = 10

/** The rewards of a card, and the chilli that earns each. */
export const REWARDS_ON_A_CARD = [
  [3, 'GREEN'],
  [6, 'ORANGE'],
  [CHILLIES_ON_A_CARD, 'RED'],
] as const satisfies readonly (readonly [number, RewardType])[]

const assertOnACard = (balance: number): void => {
  if (!Number.isInteger(balance) || balance < 0 || balance >= CHILLIES_ON_A_CARD)
    throw new RangeError(`${balance} chillies do not fit on a card`)
}

/** What comes next, and in how many chillies. */
export interface NextReward {
  readonly type: RewardType
  readonly kind: RewardKind
  readonly chilliesRequired: number
}

/**
 * The reward ahead of a card with `balance` chillies, 0 to 9.
 * Its colour goes by the balance (0-2 green, 3-5 orange, 6-9 red), not by how many are missing, which are never more than four.
 */
export const nextReward = (balance: number): NextReward => {
  assertOnACard(balance)
  const [at, type] = REWARDS_ON_A_CARD.find(([chillies]) => balance < chillies) ?? REWARDS_ON_A_CARD[2]
  return { type, kind: rewardKindOf(type), chilliesRequired: at - balance }
}

/** The card after one more chilli, and what that chilli earned: every reward is banked when it is reached. */
export const addChilli = (balance: number): { readonly balance: number; readonly earned: RewardType | null } => {
  const { type, chilliesRequired } = nextReward(balance)
  return { balance: (balance + 1) % CHILLIES_ON_A_CARD, earned: chilliesRequired === 1 ? type : null }
}
