import type { Recipe } from '../recipe'

export const sweet: readonly Recipe[] = [
  {
    id: 'pastel-de-nata',
    ground: 'azul',
    parts: [
      ['nata', -26, -20, 0, 1.2],
      ['nata', 28, 24, 50, 1.16],
    ],
  },
  {
    id: 'frozen-yoghurt',
    ground: 'rosa',
    vessel: 'bowl',
    parts: [
      ['swirl', 0, 0, 0, 1.24],
      ['berries', 4, 6, 0, 1, { k: 9, r: 44 }],
      ['herb', 22, -20, 40, 0.9],
    ],
  },
  {
    id: 'orange-almond-cake',
    ground: 'sol',
    parts: [
      ['orangeSlice', 38, -40, 0, 1.1],
      ['cake', -2, 8, -6, 0.98, { crumb: '#F3B84B', crust: '#C47A22', top: 'almonds' }],
      ['herb', -40, 48, -20, 0.9],
    ],
  },
  {
    id: 'chocolate-cake',
    ground: 'brasa',
    parts: [
      ['cake', -2, 6, -6, 0.98, { crumb: '#5A2E1A', crust: '#2E140A', icing: '#3A1C0F', layers: 2, top: 'salt' }],
      ['berries', 36, 46, 0, 0.9, { k: 3, r: 12 }],
      ['herb', 50, 36, 20, 0.8],
    ],
  },
  {
    id: 'vanilla-ice-cream',
    ground: 'azul',
    vessel: 'bowl',
    parts: [
      ['wafer', 30, -40, -48, 1.1],
      ['scoop', -24, -6, 0, 1.16, { specks: '#4a2a12' }],
      ['scoop', 20, 20, 60, 1.16, { specks: '#4a2a12' }],
      ['berries', -30, 40, 0, 0.9, { k: 2, r: 10 }],
    ],
  },
  {
    id: 'lemon-sorbet',
    ground: 'erva',
    vessel: 'bowl',
    parts: [
      ['scoop', -22, -10, 0, 1.16, { c: '#FFF3A0' }],
      ['scoop', 22, 16, 60, 1.16, { c: '#FFF3A0' }],
      ['lemon', 30, -34, 160, 0.95],
      ['herb', -10, 40, -20, 1.2],
    ],
  },
  {
    id: 'berry-sorbet',
    ground: 'sol',
    vessel: 'bowl',
    parts: [
      ['scoop', -22, -10, 0, 1.16, { c: '#E0607E' }],
      ['scoop', 22, 16, 60, 1.16, { c: '#E0607E' }],
      ['berries', 26, -32, 0, 0.9, { k: 4, r: 14 }],
      ['herb', -14, 40, -20, 1.1],
    ],
  },
  {
    id: 'nata-and-ice-cream',
    ground: 'brasa',
    parts: [
      ['nata', -26, -8, 0, 1.26],
      ['scoop', 32, 18, 40, 1.06, { specks: '#4a2a12' }],
      ['berries', -12, 46, 0, 0.8, { k: 3, r: 12 }],
    ],
  },
  {
    id: 'pineapple-yoghurt',
    ground: 'erva',
    vessel: 'bowl',
    parts: [
      ['swirl', 0, 0, 0, 1.2],
      ['pineapple', 34, 24, 40, 0.8],
      ['herb', -30, 28, 20, 1],
    ],
  },
]
