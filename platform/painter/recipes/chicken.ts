import type { Recipe } from '../recipe'

export const chicken: readonly Recipe[] = [
  {
    id: 'half-chicken',
    ground: 'sol',
    parts: [
      ['leaves', -44, 40, 0, 0.7, { k: 7, r: 18 }],
      ['half', -8, 2, -4, 1.16, { heat: 3 }],
      ['lemon', 34, 52, 20, 1.05],
      ['chilli', -48, 50, -20, 0.9],
    ],
  },
  {
    id: 'whole-chicken',
    ground: 'brasa',
    vessel: 'board',
    parts: [
      ['half', -24, -20, -14, 0.92, { heat: 3 }],
      ['half', 20, 16, 22, 0.96, { heat: 3 }],
      ['lemon', -58, 42, 10, 0.95],
      ['herb', 66, -40, 20, 1.1],
      ['chilli', -30, 56, -10, 0.8],
    ],
  },
  {
    id: 'quarter-chicken-leg',
    ground: 'azul',
    parts: [
      ['rice', -30, 24, 0, 0.64, { k: 160 }],
      ['drumstick', 8, -8, -32, 1.24, { heat: 2 }],
      ['thigh', -6, -18, 20, 0.94, { heat: 2 }],
      ['lemon', 40, 40, -10],
      ['herb', -44, -32],
    ],
  },
  {
    id: 'quarter-chicken-breast',
    ground: 'erva',
    parts: [
      ['leaves', -36, 26, 0, 0.9, { k: 9, r: 24 }],
      ['fillet', 2, -14, -22, 1.36, { heat: 2 }],
      ['wing', 30, 28, 20, 1.1, { heat: 2 }],
      ['cherry', -40, 42],
      ['lemon', -46, -34, 140, 0.9],
    ],
  },
  {
    id: 'ten-wings',
    ground: 'brasa',
    parts: [
      ['wing', -32, -34, 10, 1.22, { heat: 4 }],
      ['wing', 28, -36, 60, 1.2, { heat: 4 }],
      ['wing', 42, 18, 130, 1.2, { heat: 4 }],
      ['wing', -2, 44, 200, 1.2, { heat: 4 }],
      ['wing', -46, 16, 290, 1.2, { heat: 4 }],
      ['pot', 0, 0, 0, 1.05],
      ['herb', 0, 2, 0, 0.55],
    ],
  },
  {
    id: 'five-wings',
    ground: 'azul',
    parts: [
      ['leaves', 34, 34, 0, 0.7, { k: 6, r: 16 }],
      ['wing', -34, -30, 12, 1.2, { heat: 3 }],
      ['wing', 22, -40, 50, 1.16, { heat: 3 }],
      ['wing', -42, 18, -30, 1.2, { heat: 3 }],
      ['wing', 2, 40, 10, 1.16, { heat: 3 }],
      ['wing', -6, 2, 30, 1.2, { heat: 3 }],
      ['pot', 44, 4, 0, 1, { c: '#E0441A' }],
    ],
  },
  {
    id: 'butterfly-breast',
    ground: 'sol',
    parts: [
      ['leaves', 38, 38, 0, 0.8, { k: 8, r: 20 }],
      ['butterfly', -2, -6, -8, 1.08, { heat: 3 }],
      ['lemon', 44, 42, 10, 0.95],
      ['cherry', -40, 44],
      ['cherry', -24, 52, 0, 0.86],
    ],
  },
  {
    id: 'four-thighs',
    ground: 'rosa',
    parts: [
      ['thigh', -26, -26, -16, 1.04, { heat: 4 }],
      ['thigh', 28, -24, 30, 1.04, { heat: 4 }],
      ['thigh', -24, 26, 40, 1.04, { heat: 4 }],
      ['thigh', 30, 24, -30, 1.04, { heat: 4 }],
      ['lemon', 0, 52, 0, 0.9],
      ['herb', 2, 0, 0, 1.1],
    ],
  },
  {
    id: 'thighs-and-wings',
    ground: 'azul',
    parts: [
      ['thigh', -30, -24, -16, 1, { heat: 4 }],
      ['thigh', 20, -34, 24, 1, { heat: 4 }],
      ['wing', 46, 10, 120, 1.06, { heat: 4 }],
      ['wing', 20, 42, 190, 1.06, { heat: 4 }],
      ['wing', -18, 42, 220, 1.06, { heat: 4 }],
      ['wing', -48, 16, 290, 1.06, { heat: 4 }],
      ['pot', 0, 6, 0, 0.95, { c: '#E0441A' }],
    ],
  },
  {
    id: 'two-fillets',
    ground: 'erva',
    parts: [
      ['broccoli', 14, 34, 172, 0.92],
      ['fillet', -6, -36, -12, 1.16, { heat: 1 }],
      ['fillet', -10, -4, -16, 1.16, { heat: 1 }],
      ['lemon', -44, 44, 20, 0.9],
      ['cherry', 48, -22],
    ],
  },
]
