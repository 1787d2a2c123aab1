import type { Recipe } from '../recipe'

export const kids: readonly Recipe[] = [
  {
    id: 'kids-strips',
    ground: 'azul',
    parts: [
      ['chips', 30, 24, 0, 0.74, { k: 27, r: 32 }],
      ['fillet', -22, -26, -14, 0.8, { heat: 2 }],
      ['fillet', -26, 4, -22, 0.74, { heat: 2 }],
      ['juice', 40, -38],
      ['cucumber', -44, 32, 0, 1.1],
      ['cherry', -18, 46],
    ],
  },
  {
    id: 'kids-burger',
    ground: 'sol',
    parts: [
      ['corn', 40, 18, 16, 0.66, { heat: 2 }],
      ['burger', -18, -4, 0, 0.78, { heat: 2, salad: false }],
      ['juice', 38, -42, 0, 0.9, { c: '#E84A5C' }],
      ['cherry', -30, 54],
      ['cherry', -8, 58, 0, 0.9],
    ],
  },
  {
    id: 'kids-drumsticks',
    ground: 'rosa',
    parts: [
      ['rice', 26, 28, 0, 0.62, { k: 140 }],
      ['drumstick', -8, -34, -30, 0.86, { heat: 2 }],
      ['drumstick', -26, 10, -150, 0.86, { heat: 2 }],
      ['juice', 54, -18, 0, 0.84],
      ['cherry', -26, 50],
      ['cherry', -8, 56, 0, 0.9],
    ],
  },
  {
    id: 'kids-halloumi',
    ground: 'erva',
    parts: [
      ['halloumiStick', -20, -36, -12, 0.96, { heat: 0 }],
      ['halloumiStick', -24, -12, -6, 0.96, { heat: 0 }],
      ['halloumiStick', -22, 12, -14, 0.96, { heat: 0 }],
      ['corn', 34, 26, 24, 0.66, { heat: 0 }],
      ['juice', 40, -38, 0, 0.9, { c: '#8CC152' }],
      ['cucumber', -36, 40, 0, 1.1],
      ['cucumber', -12, 48, 0, 1],
    ],
  },
  {
    id: 'kids-pitta',
    ground: 'brasa',
    parts: [
      ['pitta', -6, -6, -8, 0.88, { heat: 1, filling: 'beans' }],
      ['sweetcorn', -32, 42, 0, 0.9],
      ['juice', 48, -38, 0, 0.86, { c: '#FF9B21' }],
      ['cherry', 28, 48],
      ['cucumber', 48, 30, 0, 1],
    ],
  },
  {
    id: 'kids-rice-bowl',
    ground: 'azul',
    parts: [
      ['rice', -12, 14, 0, 0.92, { k: 240 }],
      ['peas', -38, 34, 0, 0.44],
      ['fillet', -18, -26, -14, 0.86, { heat: 1 }],
      ['juice', 46, -34, 0, 0.88, { c: '#FF9B21' }],
      ['cucumber', 40, 30, 0, 1.1],
    ],
  },
]
