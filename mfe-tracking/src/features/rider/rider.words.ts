import { defineWords, grammarOf } from '@galo/words'

const { plural } = grammarOf('en')

/** Who brings it, and where they are. */
export const RIDER_WORDS = defineWords({
  en: {
    whoBringsIt: 'Who brings it',
    coming: 'On the way to the grill for your food',
    waiting: 'At the grill, waiting for your food',
    away: (distance: string) => `${distance} away`,
    metres: (metres: number) => `${metres} metres`,
    atTheDoor: 'At your door',
    quiet: (minutes: number) =>
      plural(minutes, {
        one: 'Nothing heard for a minute.',
        other: `Nothing heard for ${minutes} minutes.`,
      }),
    lastSeen: (distance: string) => `Last seen ${distance} away. Tunnels and lifts do that; we keep looking.`,
    call: (name: string) => `Call ${name}`,
    bridge: (code: string) => `The line asks for a code: type ${code}.`,
    yourCode: 'Your hand-over code',
    sayIt: 'Say it at the door. Nobody else gets the bag.',
    takenOff: 'Your rider was taken off this order',
    takenOffText: 'Another one is being found. Nothing for you to do: who comes is shown here as soon as we know.',
    map: (name: string) => `Map with ${name} and your door`,
    showMap: 'Show the map',
    you: 'You',
    restaurant: 'Galo',
    closer: 'Closer',
    further: 'Further away',
  },
})
