import type { Part, Recipe } from '../recipe'

const pile = [
  [-54, -30, 10],
  [-20, -36, 60],
  [16, -34, 20],
  [50, -28, 130],
  [-44, 2, 290],
  [-8, 0, 40],
  [28, 2, 200],
  [60, 8, 100],
  [-20, 28, 15],
  [18, 32, 330],
]

export const sharing: readonly Recipe[] = [
  {
    id: 'family-platter',
    ground: 'brasa',
    vessel: 'board',
    parts: [
      ['half', -34, -22, -6, 0.78, { heat: 3 }],
      ['half', 28, 12, 26, 0.82, { heat: 3 }],
      ['pot', -54, 42, 0, 0.95, { c: '#E0441A' }],
      ['pot', -14, 50, 0, 0.8],
      ['herb', 66, -44, 10, 1],
      ['lemon', 18, 60, 0, 0.8],
    ],
  },
  {
    id: 'half-and-half',
    ground: 'sol',
    vessel: 'board',
    parts: [
      ['half', -34, -6, -6, 0.9, { heat: 4 }],
      ['butterfly', 40, 10, 84, 0.74, { heat: 2 }],
      ['lemon', -52, 46, 10, 0.85],
      ['herb', 4, -46, 0, 1],
    ],
  },
  {
    id: 'twenty-wings',
    ground: 'azul',
    vessel: 'board',
    parts: [
      ...pile.map(([x, y, turn]): Part => ['wing', x, y, turn, 0.98, { heat: 4 }]),
      ['pot', -56, 42, 0, 0.86],
      ['pot', 58, 46, 0, 0.86, { c: '#F4A08A' }],
      ['herb', 2, -8, 0, 0.8],
    ],
  },
  {
    id: 'burger-box',
    ground: 'erva',
    vessel: 'board',
    parts: [
      ['burger', -38, -30, 0, 0.56, { heat: 3 }],
      ['burger', 40, -30, 0, 0.56, { heat: 3 }],
      ['burger', -40, 34, 0, 0.6, { heat: 3 }],
      ['burger', 40, 34, 0, 0.6, { heat: 3 }],
    ],
  },
  {
    id: 'nata-box',
    ground: 'rosa',
    vessel: 'board',
    parts: [
      ['nata', -52, -30, 0, 0.72],
      ['nata', 0, -32, 12, 0.72],
      ['nata', 52, -28, -14, 0.72],
      ['nata', -52, 30, 20, 0.72],
      ['nata', 0, 30, -8, 0.72],
      ['nata', 52, 32, 8, 0.72],
    ],
  },
  {
    id: 'three-starters',
    ground: 'erva',
    vessel: 'board',
    parts: [
      ['halloumiStick', -52, -34, -12, 0.86, { heat: 1 }],
      ['halloumiStick', -54, -10, -6, 0.86, { heat: 1 }],
      ['halloumiStick', -52, 14, -14, 0.86, { heat: 1 }],
      ['hummus', 4, 4, 0, 0.62],
      ['pittaWedge', 8, -46, -10, 0.8],
      ['wing', 52, -34, 60, 0.94, { heat: 4 }],
      ['wing', 58, 2, 110, 0.94, { heat: 4 }],
      ['wing', 50, 36, 30, 0.94, { heat: 4 }],
      ['pot', -36, 48, 0, 0.8, { c: '#F4A08A' }],
      ['lemon', 8, 54, 10, 0.8],
    ],
  },
]
