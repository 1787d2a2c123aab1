import type { Market } from '@galo/domain'
import type { RewardType } from '../menu/types'
import { customers } from '../customers'

export interface SeedReward {
  readonly type: RewardType
  readonly earnedAt: string
  readonly expiresAt: string
}

/** A card as it is handed out: what its customer does with it afterwards is theirs, and a new edition of the seed leaves it alone. */
export interface SeedCard {
  readonly cardNumber: string
  readonly customerId: string
  /** '…_CARD' or HIGH_FIVE (H02). */
  readonly cardType: string
  readonly source: 'WEB' | 'APP' | 'RESTAURANT'
  readonly market: Market
  readonly chillies: number
  readonly rewards: readonly SeedReward[]
}

type Holding = Pick<SeedCard, 'chillies'> & Partial<Pick<SeedCard, 'cardType' | 'source' | 'rewards'>>

/** Sample rewards do not go stale with the years, so that they are there to be tried; the gone one is long gone. */
const banked = (...types: readonly RewardType[]): readonly SeedReward[] =>
  types.map((type) => ({ type, earnedAt: '2026-06-01T12:00:00.000Z', expiresAt: '2099-12-31T00:00:00.000Z' }))
const gone = (...types: readonly RewardType[]): readonly SeedReward[] =>
  types.map((type) => ({ type, earnedAt: '2024-06-01T12:00:00.000Z', expiresAt: '2025-06-02T00:00:00.000Z' }))

/** By the customer's first name: every count of chillies from nought to nine, every mix of rewards. */
const HOLDINGS: Readonly<Record<string, Holding>> = {
  Ana: { chillies: 2, rewards: banked('GREEN', 'ORANGE', 'RED') },
  Ben: { chillies: 0, cardType: 'HIGH_FIVE', source: 'RESTAURANT' },
  Chidi: { chillies: 5, rewards: banked('GREEN') },
  Dilys: { chillies: 9, rewards: banked('ORANGE', 'ORANGE') },
  Farah: { chillies: 1, rewards: gone('RED') },
  Grace: { chillies: 3, source: 'APP' },
  Harpreet: { chillies: 4, cardType: 'HIGH_FIVE', rewards: banked('RED') },
  Jamal: { chillies: 6, rewards: [...banked('GREEN', 'GREEN'), ...gone('GREEN')] },
  Kasia: { chillies: 7, source: 'RESTAURANT' },
  Li: { chillies: 8, rewards: banked('GREEN', 'RED') },
  'María José': { chillies: 0, rewards: banked('ORANGE', 'RED') },
  Nia: { chillies: 9, cardType: 'HIGH_FIVE' },
  Aoife: { chillies: 2, rewards: banked('GREEN', 'ORANGE', 'RED') },
  Brendan: { chillies: 0 },
  Ciara: { chillies: 9, rewards: banked('RED') },
  Éabha: { chillies: 5, cardType: 'HIGH_FIVE' },
  Fionn: { chillies: 7, rewards: gone('ORANGE') },
  Gráinne: { chillies: 3, source: 'APP', rewards: banked('ORANGE', 'RED') },
  Iman: { chillies: 1, rewards: banked('GREEN', 'ORANGE') },
}

/** One card for each customer who has joined; whoever is not in the list above has just done so. */
export const loyaltyCards: readonly SeedCard[] = customers.flatMap(({ id, givenName, loyaltyId, market }) =>
  loyaltyId === null
    ? []
    : [
        {
          cardNumber: loyaltyId,
          customerId: id,
          cardType: 'GALO_CARD',
          source: 'WEB',
          market,
          chillies: 0,
          rewards: [],
          ...HOLDINGS[givenName],
        },
      ],
)
