import type { Recipe } from '../recipe'

export const veggie: readonly Recipe[] = [
  {
    id: 'grilled-halloumi',
    ground: 'sol',
    parts: [
      ['leaves', 0, 2, 0, 1.1, { k: 9, r: 42 }],
      ['slab', -24, -22, -8, 1.1],
      ['slab', 20, -10, 8, 1.1],
      ['slab', -12, 22, -4, 1.1],
      ['cherry', 42, 30],
      ['cherry', 28, 42, 0, 0.9],
      ['lemon', -46, 40, 30, 0.8],
    ],
  },
  {
    id: 'halloumi-burger',
    ground: 'erva',
    vessel: 'front',
    parts: [['burger', 0, 0, 0, 1.08, { fill: ['mushroom', 'halloumi'], heat: 2 }]],
  },
  {
    id: 'bean-burger',
    ground: 'brasa',
    vessel: 'front',
    parts: [['burger', 0, -10, 0, 1.16, { fill: ['bean'], heat: 3, seeds: false }]],
  },
  {
    id: 'mushroom-pitta',
    ground: 'rosa',
    parts: [
      ['pitta', 0, 4, -10, 1.16, { heat: 1, filling: 'mushroom' }],
      ['lemon', 52, -44, 160, 0.8],
    ],
  },
  {
    id: 'plant-wrap',
    ground: 'azul',
    vessel: 'paper',
    parts: [
      ['wrap', -22, -20, -34, 1.06, { heat: 4 }],
      ['wrap', 22, 20, -34, 1.06, { heat: 4 }],
      ['herb', -56, 44, 0, 1],
    ],
  },
  {
    id: 'veggie-bowl',
    ground: 'brasa',
    vessel: 'bowl',
    parts: [
      ['leaves', 0, 0, 0, 1.15, { k: 9, r: 50 }],
      ['rice', -28, -22, 0, 0.7, { k: 130 }],
      ['beans', 28, -30, 0, 1.3],
      ['sweetcorn', 40, 14, 0, 1.2],
      ['avocado', -28, 36, 10, 1.15],
      ['cherry', 8, 44],
      ['cherry', 26, 48, 0, 0.9],
      ['herb', 4, 2],
    ],
  },
  {
    id: 'bean-pitta',
    ground: 'sol',
    parts: [
      ['pitta', 0, 4, -10, 1.16, { heat: 2, filling: 'beans' }],
      ['herb', 50, -40, 20, 1],
      ['chilli', -46, -44, 20, 0.7],
    ],
  },
]
