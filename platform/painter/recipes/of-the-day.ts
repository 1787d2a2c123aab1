import type { Recipe } from '../recipe'

export const ofTheDay: readonly Recipe[] = [
  {
    id: 'grill-of-the-day',
    ground: 'brasa',
    vessel: 'board',
    parts: [
      ['drumstick', 34, -28, -30, 0.8, { heat: 4 }],
      ['corn', 40, 28, 20, 0.84, { heat: 3 }],
      ['thigh', -42, -22, -16, 0.98, { heat: 4 }],
      ['thigh', -36, 26, 30, 0.98, { heat: 4 }],
      ['herb', -2, 2, 0, 1],
    ],
  },
]
