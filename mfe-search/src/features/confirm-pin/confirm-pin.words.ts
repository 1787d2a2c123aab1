import { defineWords } from '@galo/words'

/** Where the door is, on the map. */
export const CONFIRM_PIN_WORDS = defineWords({
  en: {
    title: 'Is this your door?',
    text: (address: string) => `Move the pin to where the rider should stop for ${address}.`,
    pin: 'Your door',
    move: 'Move the pin',
    north: 'North',
    south: 'South',
    west: 'West',
    east: 'East',
    fromAbove: 'Satellite',
    far: 'The pin is a good way from the address. The rider goes to the pin.',
    backToAddress: 'Put it back',
    confirm: 'Yes, stop here',
    later: 'Not now',
  },
})
