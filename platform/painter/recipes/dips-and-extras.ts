import type { Ground, Part, Recipe } from '../recipe'

const dip = (id: string, ground: Ground, c: string, ...garnish: readonly Part[]): Recipe => ({
  id,
  ground,
  vessel: 'pot',
  parts: [['sauce', 0, 0, 0, 1.48, { c }], ...garnish],
})

export const dipsAndExtras: readonly Recipe[] = [
  dip('garlic-dip', 'erva', '#FFF8E2', ['rings', 2, 2, 0, 0.8], ['herb', 12, 10, 30, 1.2]),
  dip('fogo-dip', 'brasa', '#E0441A', ['rings', 0, 0, 0, 1.1], ['herb', -16, 12, -20, 0.9]),
  dip('piri-mayo', 'rosa', '#F7A68C', ['chilli', 10, 12, -20, 0.9], ['herb', -18, -10, 0, 0.8]),
  dip('louco-dip', 'sol', '#8E1A0E', ['chilli', -10, 10, 20, 1], ['chilli', 14, -4, -40, 0.9]),
  dip('lemon-yoghurt-dip', 'azul', '#FFFDF2', ['lemon', 6, 4, -20, 0.9], ['herb', -20, 14, -20, 0.9]),
  dip('smoked-aubergine-dip', 'brasa', '#D8C39A', ['sesame', 0, 0, 0, 1, { r: 40, k: 30 }], ['herb', 10, 6, 20, 1.1]),
  {
    id: 'grilled-pineapple',
    ground: 'rosa',
    parts: [
      ['pineapple', -22, -14, 0, 1.22],
      ['pineapple', 26, 18, 40, 1.22],
      ['herb', -40, 38, -20, 1],
    ],
  },
  {
    id: 'avocado',
    ground: 'erva',
    parts: [
      ['avocadoFan', 0, -4, -12, 1.2],
      ['lemon', 34, 44, 10, 1],
      ['chilli', -40, 40, -20, 0.7],
    ],
  },
  {
    id: 'fogo-sauce-bottle',
    ground: 'azul',
    vessel: 'stand',
    parts: [['bottle', 0, 4, 0, 1.02, { kind: 'sauce', glass: '#C8330F', cap: '#10162F', name: 'FOGO' }]],
  },
  dip('honey-mustard-dip', 'sol', '#E3B53A', ['sesame', 0, 0, 0, 1, { r: 36, k: 14 }], ['herb', -14, 10, -20, 0.8]),
  dip('mint-dip', 'azul', '#D6E8BE', ['herb', 6, 4, 20, 1.3], ['herb', -18, -10, -40, 0.9]),
]
