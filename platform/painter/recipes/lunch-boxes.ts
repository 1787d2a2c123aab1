import type { Recipe } from '../recipe'

export const lunchBoxes: readonly Recipe[] = [
  {
    id: 'lunch-box',
    ground: 'sol',
    vessel: 'bowl',
    parts: [
      ['rice', -8, 22, 0, 1, { k: 300 }],
      ['leaves', 34, -30, 0, 0.9, { k: 8, r: 22 }],
      ['fillet', -18, -26, -14, 0.92, { heat: 3 }],
      ['fillet', -10, -2, -18, 0.92, { heat: 3 }],
      ['cherry', 44, 14],
      ['lemon', 36, 40, 10, 0.8],
    ],
  },
  {
    id: 'big-lunch-box',
    ground: 'rosa',
    vessel: 'bowl',
    parts: [
      ['chips', 24, 26, 0, 0.8, { k: 26, r: 34 }],
      ['slaw', 32, -32, 0, 0.76],
      ['thigh', -22, -22, -20, 1.02, { heat: 3 }],
      ['thigh', -22, 20, 30, 1, { heat: 3 }],
      ['herb', 6, -4, 20, 0.9],
    ],
  },
]
