import { partOf, type Ground, type OptionsOf, type Recipe } from '../recipe'

const onPlate = (id: string, ground: Ground, size: number, options: OptionsOf<'burger'>, y = -10): Recipe => ({
  id,
  ground,
  vessel: 'front',
  parts: [['burger', 0, y, 0, size, options]],
})

const rolled = (id: string, ground: Ground, food: 'wrap' | 'crispWrap', heat: number): Recipe => ({
  id,
  ground,
  vessel: 'paper',
  parts: [partOf(food, -22, -20, -34, 1.06, { heat }), partOf(food, 22, 20, -34, 1.06, { heat })],
})

export const burgersAndWraps: readonly Recipe[] = [
  onPlate('grilled-thigh-burger', 'azul', 1.16, { heat: 3 }),
  onPlate('double-breast-burger', 'sol', 1.04, { heat: 2, fill: ['chicken', 'cheese', 'chicken', 'cheese'] }, 8),
  onPlate('pineapple-burger', 'rosa', 1.1, { heat: 3, fill: ['chicken', 'pineapple'] }, -2),
  rolled('overnight-wrap', 'rosa', 'wrap', 2),
  {
    id: 'stuffed-pitta',
    ground: 'erva',
    parts: [
      ['pitta', 0, 4, -10, 1.16, { heat: 4 }],
      ['lemon', 52, -44, 160, 0.8],
    ],
  },
  onPlate('pulled-chicken-roll', 'brasa', 1.12, { heat: 3, fill: ['pulled', 'slaw'], seeds: false, salad: false }, -4),
  rolled('crisp-chicken-wrap', 'sol', 'crispWrap', 1),
  onPlate('crunch-burger', 'erva', 1.1, { heat: 2, fill: ['chicken', 'slaw'] }, -2),
]
