import { defineWords } from '@galo/words'
import type { RideStep } from '../../calls'

const steps: Readonly<Record<RideStep, string>> = {
  take: 'Take it',
  'at-restaurant': 'I’m at the restaurant',
  'picked-up': 'I have the bag',
  'at-the-door': 'I’m at the door',
  delivered: 'Handed over',
  'nobody-opened': 'Nobody opened',
}

export const RIDES_WORDS = defineWords({
  en: {
    steps,
    who: 'Who rides?',
    name: 'Your first name',
    whoAbout: 'The customer sees it. It stays on this phone.',
    start: 'Show my rides',
    ridingAs: (name: string) => `Riding as ${name}`,
    somebodyElse: 'Somebody else',
    offered: 'Waiting for a rider',
    noneOffered: 'No ride is waiting. New ones come by themselves.',
    mine: 'Your rides',
    noneMine: 'You carry nothing right now.',
    order: (shortId: string) => `Order ${shortId}`,
    from: 'Pick up',
    to: (name: string) => (name === '' ? 'Bring to' : `Bring to ${name}`),
    by: (time: string) => `at the door by ${time}`,
    dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    note: (note: string) => `“${note}”`,
    adult: 'Alcohol inside. Ask for ID: 18 or over.',
    route: 'Route',
    call: 'Call',
    sayAtCounter: (shortId: string) => `Say ${shortId} at the counter.`,
    bagCode: 'Number on the bag',
    doorCode: 'Code the customer says',
    over: { DELIVERED: 'Handed over', other: 'Not handed over. Bring the bag back.' },
    unsent: (count: number) =>
      count === 1
        ? 'No line. One press waits and is sent by itself.'
        : `No line. ${count} presses wait and are sent by themselves.`,
  },
})
