import { defineWords } from '@galo/words'

/** The loyalty card and what it earns. */
export const LOYALTY_TILES_WORDS = defineWords({
  en: {
    wall: 'The card: ten tiles, rewards on the third, sixth and tenth',
    tile: (number: number) => `Tile ${number}`,
    /** `short` is written on the tile. */
    rewards: {
      GREEN: { short: 'Side', title: 'Any side', text: 'Three chillies: a starter or a side, your pick.' },
      ORANGE: {
        short: 'Half',
        title: 'Half chicken',
        text: 'Six chillies: half a chicken, basted as you like it.',
      },
      RED: {
        short: 'Whole',
        title: 'Whole chicken to share',
        text: 'Ten chillies: a whole bird. Then the wall starts again.',
      },
    },
  },
})
