import { CHILLIES_ON_A_CARD, REWARDS_ON_A_CARD, type RewardType } from '@galo/domain'

interface RewardPicture {
  readonly picture: string
  /** The colour behind the picture while it loads. */
  readonly ground: 'sol' | 'brasa' | 'rosa'
}

const PICTURES = {
  GREEN: { picture: 'rainbow-slaw', ground: 'rosa' },
  ORANGE: { picture: 'half-chicken', ground: 'sol' },
  RED: { picture: 'family-platter', ground: 'brasa' },
} as const satisfies Record<RewardType, RewardPicture>

interface CardReward extends RewardPicture {
  /** Which chilli earns it, counted from one. */
  readonly at: number
  readonly type: RewardType
}

/** The rewards of the loyalty card (H06) with their pictures. */
export const REWARDS: readonly CardReward[] = REWARDS_ON_A_CARD.map(([at, type]) => ({ at, type, ...PICTURES[type] }))

export type TileGlaze = 'night' | 'sun' | 'ember'

interface Tile {
  readonly number: number
  readonly glaze: TileGlaze
  readonly reward: CardReward | null
}

/** The tiles of the loyalty card: those with a reward are red, the others alternate. */
export const loyaltyTiles = (): readonly Tile[] =>
  Array.from({ length: CHILLIES_ON_A_CARD }, (_, index) => {
    const number = index + 1
    const reward = REWARDS.find(({ at }) => at === number) ?? null
    return { number, reward, glaze: reward ? 'ember' : index % 3 === 1 ? 'sun' : 'night' }
  })
