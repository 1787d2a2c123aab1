import { partOf, type Food, type OptionsOf, type Recipe } from '../recipe'

const around = <F extends Food>(
  food: F,
  count: number,
  reach: number,
  size: number,
  options?: OptionsOf<F>,
  turned = 90,
) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return partOf(
      food,
      Math.round(Math.cos(angle) * reach),
      Math.round(Math.sin(angle) * reach),
      Math.round((angle * 180) / Math.PI + turned),
      size,
      options,
    )
  })

export const starters: readonly Recipe[] = [
  {
    id: 'halloumi-sticks',
    ground: 'sol',
    parts: [
      ['leaves', 0, 0, 0, 0.9, { k: 7, r: 34 }],
      ...around('halloumiStick', 5, 40, 1.02, { heat: 1 }, 90),
      ['pot', 0, 0, 0, 1, { c: '#F4A08A' }],
    ],
  },
  {
    id: 'warm-hummus',
    ground: 'brasa',
    vessel: 'bowl',
    parts: [
      ['hummus', 0, 0, 0, 1.14],
      ['pittaWedge', -54, -40, -50, 1],
      ['pittaWedge', -66, -4, -80, 0.96],
      ['herb', 34, 34, 30, 0.9],
    ],
  },
  {
    id: 'charred-olives',
    ground: 'erva',
    vessel: 'bowl',
    parts: [
      ['leaves', 0, 0, 0, 1.1, { k: 12, r: 40 }],
      ['peppers', 0, 0, 0, 1.2, { r: 40, k: 12 }],
      ['olives', 0, 0, 0, 1.2, { k: 27, r: 46 }],
      ['herb', 14, 12, 0, 1],
      ['lemon', -38, 40, 20, 0.8],
    ],
  },
  {
    id: 'garlic-bread',
    ground: 'azul',
    parts: [
      ['toast', -28, -26, -12, 1.06],
      ['toast', 28, -20, 14, 1.06],
      ['toast', -24, 24, 8, 1.06],
      ['toast', 30, 28, -10, 1.06],
      ['herb', 0, 2, 10, 1],
    ],
  },
  {
    id: 'fire-nuts',
    ground: 'sol',
    vessel: 'bowl',
    parts: [
      ['nuts', 0, 0, 0, 1.2],
      ['chilli', 24, 26, -30, 0.9],
    ],
  },
  {
    id: 'chicken-livers',
    ground: 'brasa',
    vessel: 'bowl',
    parts: [
      ['livers', -6, 4, 0, 1.08, { heat: 4 }],
      ['roll', 36, -44, 24, 0.66],
      ['herb', -20, 26, 0, 1],
    ],
  },
  {
    id: 'grilled-prawns',
    ground: 'azul',
    parts: [
      ['leaves', 0, 6, 0, 0.9, { k: 7, r: 30 }],
      ...around('prawn', 6, 42, 0.8, { heat: 2 }, 60),
      ['lemon', -2, -4, 20, 1.1],
      ['herb', 4, -12, 0, 0.8],
    ],
  },
  {
    id: 'pepper-toast',
    ground: 'erva',
    parts: [
      ['toast', -26, -14, -12, 1.3],
      ['toast', 28, 18, 14, 1.3],
      ['peppers', -26, -16, 0, 0.86, { r: 26, k: 9 }],
      ['peppers', 28, 16, 0, 0.86, { r: 26, k: 9 }],
      ['herb', -22, -16, 10, 0.9],
      ['herb', 32, 18, -20, 0.9],
      ['lemon', 42, -42, 150, 0.8],
    ],
  },
  {
    id: 'fire-strips',
    ground: 'rosa',
    parts: [
      ['leaves', 36, 36, 0, 0.8, { k: 8, r: 20 }],
      ['fillet', -22, -36, -10, 0.86, { heat: 4 }],
      ['fillet', -30, -12, -18, 0.86, { heat: 4 }],
      ['fillet', -26, 14, -10, 0.86, { heat: 4 }],
      ['fillet', -16, 38, -16, 0.8, { heat: 4 }],
      ['pot', 42, -8, 0, 1.05, { c: '#FFF8E2' }],
    ],
  },
]
