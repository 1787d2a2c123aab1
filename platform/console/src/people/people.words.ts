import type { RewardType } from '@galo/domain'
import { defineWords } from '@galo/words'

const colours: Readonly<Record<RewardType, string>> = { GREEN: 'Green', ORANGE: 'Orange', RED: 'Red' }
const rewardOptions: Readonly<Record<RewardType, string>> = {
  GREEN: 'Green, 3 chillies',
  ORANGE: 'Orange, 6 chillies',
  RED: 'Red, 10 chillies',
}

export const PEOPLE_WORDS = defineWords({
  en: {
    colours,
    rewardOptions,
    customers: 'Customers',
    findSomebody: 'Find somebody',
    nameEmailOrCard: 'Name, e-mail or card',
    nobody: 'Nobody is called that.',
    noCard: 'No Galo card',
    signOut: 'Sign out everywhere',
    isSignedOut: (name: string) => `${name} is signed out everywhere`,
    card: (number: string, rewards: string) => `Card ${number}. ${rewards}.`,
    noReward: 'No reward in the bank',
    banked: (rewards: string) => `In the bank: ${rewards}`,
    chillies: 'Chillies',
    set: 'Set',
    hasChillies: (name: string, chillies: string) => `${name} has ${chillies} chillies`,
    reward: 'Reward',
    give: 'Give',
    hasReward: (name: string, colour: string) => `${name} has a ${colour} reward`,
  },
})
