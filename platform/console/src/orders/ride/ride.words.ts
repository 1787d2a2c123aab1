import { defineWords } from '@galo/words'

export const RIDE_WORDS = defineWords({
  en: {
    title: (shortId: string) => `Rider of ${shortId}`,
    close: 'Close',
    restaurant: 'restaurant',
    door: 'door',
    rider: 'rider',
    noRider: (km: string) => `The way is ${km} km. No rider yet.`,
    atTheDoor: (km: string) => `The way is ${km} km. The rider is at the door.`,
    arrives: (km: string, from: string, to: string) => `The way is ${km} km. At the door between ${from} and ${to}.`,
  },
})
