/** Row H06: ten chillies fill it, rewards sit on the third, sixth and tenth. A tile is the chilli's picture. */
export const CARD_LENGTH = 10

export type RewardColour = 'GREEN' | 'ORANGE' | 'RED'

export interface CardReward {
  /** Which chilli earns it, counted from one. */
  readonly at: number
  readonly colour: RewardColour
  readonly picture: string
  /** The tint behind the picture, until it is here. */
  readonly ground: 'sol' | 'brasa' | 'rosa'
}

export const REWARDS: readonly CardReward[] = [
  {
    at: 3,
    colour: 'GREEN',
    picture: 'rainbow-slaw',
    ground: 'rosa',
  },
  {
    at: 6,
    colour: 'ORANGE',
    picture: 'half-chicken',
    ground: 'sol',
  },
  {
    at: 10,
    colour: 'RED',
    picture: 'family-platter',
    ground: 'brasa',
  },
]

export type TileGlaze = 'night' | 'sun' | 'ember'

export interface Tile {
  readonly number: number
  readonly glaze: TileGlaze
  readonly reward: CardReward | null
}

/** The whole wall: reward tiles are glazed like embers, the others take turns. */
export const tileWall = (): readonly Tile[] =>
  Array.from({ length: CARD_LENGTH }, (_, index) => {
    const number = index + 1
    const reward = REWARDS.find(({ at }) => at === number) ?? null
    return { number, reward, glaze: reward ? 'ember' : index % 3 === 1 ? 'sun' : 'night' }
  })
