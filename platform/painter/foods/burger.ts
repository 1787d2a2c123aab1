import { BASTE } from '../colour'
import { charred, golden } from '../fire'
import { dots, line, lit, oval, shape } from '../shapes'
import { pulled } from './chicken'
import { sesame } from './garnishes'
import { slaw } from './sides'

const BUN = 'M-58 0C-60-42-30-58 0-58C30-58 60-42 58 0C58 8-58 8-58 0Z'
const HEEL = 'M-54 44H54C58 60 46 68 0 68C-46 68-58 60-54 44Z'
const MEAT = 'M-62 30C-66 18-40 14 0 14C40 14 66 18 63 30C60 42 40 44 0 44C-40 44-60 42-62 30Z'
const UNDER_LEAF =
  'M-66 38Q-58 52-48 42Q-38 56-26 43Q-14 57-2 44Q10 57 22 43Q34 56 44 42Q56 52 66 38Q40 30 0 30Q-40 30-66 38Z'
const OVER_LEAF = 'M-62 4Q-54 14-46 6Q-36 16-26 6Q-14 16-4 6Q8 17 18 6Q28 16 40 6Q50 14 62 3Q40-6 0-6Q-40-6-62 4Z'
const DRIPS =
  'M-50 18C-44 30-40 36-36 26C-30 22-24 44-18 30C-10 22 10 22 18 26C24 48 32 40 34 24C44 22 50 22 52 17C20 12-20 12-50 18Z'
const TOMATO =
  'M-50 8Q-50 2-44 2H-6Q0 2 0 9Q0 15-6 15H-44Q-50 15-50 9ZM2 8Q2 2 8 2H46Q52 2 52 9Q52 15 46 15H8Q2 15 2 9Z'
const CHEESE = 'M-60 16L60 14L62 22L40 24L30 36L16 24L-20 24L-34 40L-44 24L-62 23Z'
const GLINT = 'M-44-24C-36-44-14-50 2-48C-14-42-30-36-38-18C-42-14-46-18-44-24Z'

/** What can lie in the bun, each drawn where the only patty would lie, and how much it lifts what is above. */
const LAYER = {
  chicken: {
    height: 20,
    draw: (heat: number) =>
      charred(MEAT, -62, 14, 4, lit('skin', shape(MEAT, `url(#sk${heat})`))) + lit('glaze', shape(DRIPS, BASTE[heat])),
  },
  bean: {
    height: 20,
    draw: (heat: number) =>
      charred(MEAT, -62, 16, 3, lit('crumb', shape(MEAT, '#6B4026')), 0.4) +
      `<g transform="translate(0 29) scale(1 .24)">${dots(54, 20, '#F2B63A', 6, 1)}${dots(54, 16, '#2c1712', 6, 3)}${dots(54, 10, '#4C8A2B', 5, 2)}</g>` +
      lit('glaze', shape(DRIPS, BASTE[heat])),
  },
  halloumi: {
    height: 18,
    draw: () => charred(MEAT, 68, 15, 4, lit('crust', shape(MEAT, '#FBE3A4')), 0.5),
  },
  mushroom: {
    height: 16,
    draw: () =>
      lit('soft', shape('M-58 38C-66 18-36 6 0 6C36 6 66 18 58 38C40 46-40 46-58 38Z', '#6E4A33')) +
      line('M-44 20C-24 10 8 8 26 12', '#A87A55', 3, 'opacity=".7"') +
      line('M-52 37C-20 43 20 43 52 37', '#3d2417', 3),
  },
  cheese: { height: 4, draw: () => `<g transform="translate(0 12)">${lit('glaze', shape(CHEESE, '#FFC53A'))}</g>` },
  pineapple: {
    height: 11,
    draw: () =>
      charred(
        'M-56 30Q-58 20-50 20H50Q58 20 56 30Q56 36 48 36H-48Q-56 36-56 30Z',
        80,
        14,
        3.4,
        lit('glaze', '<rect x="-57" y="20" width="114" height="16" rx="8" fill="#FFC93C"/>'),
        0.5,
      ),
  },
  pulled: {
    height: 22,
    draw: (heat: number) => `<g transform="translate(0 28) scale(1.62 .52)">${pulled({ heat, r: 38, k: 96 })}</g>`,
  },
  slaw: { height: 12, draw: () => `<g transform="translate(0 30) scale(1.36 .34)">${slaw({ r: 42 })}</g>` },
}

interface BurgerOptions {
  heat?: number
  fill?: readonly (keyof typeof LAYER)[]
  seeds?: boolean
  salad?: boolean
}

/** From the front. `fill` lists what is inside, bottom to top; the bun rises with it. */
export const burger = ({ heat = 3, fill = ['chicken'], seeds = true, salad = true }: BurgerOptions) => {
  let lift = 0
  const inside = fill.map((name) => {
    const { draw, height } = LAYER[name]
    const layer = `<g transform="translate(0 ${-lift})">${draw(heat)}</g>`
    lift += height
    return layer
  })
  const top = lift - LAYER.chicken.height
  const crown =
    (salad ? lit('glaze', shape(TOMATO, '#DD3B22')) + lit('leaf', shape(OVER_LEAF, '#9CCB5C')) : '') +
    lit('bun', shape(BUN, '#F0A140')) +
    shape(GLINT, '#fff', 'opacity=".28"') +
    (seeds ? `<g transform="translate(0 -34) scale(1 .5)">${sesame({ r: 40, k: 24 })}</g>` : '')
  return (
    golden(heat) +
    lit('near', oval(2, 66, 58, 9, '#1a0d08', 'opacity=".5"')) +
    lit('bun', shape(HEEL, '#EDA548')) +
    (salad ? lit('leaf', shape(UNDER_LEAF, '#7DB63F')) : '') +
    inside.join('') +
    `<g transform="translate(0 ${-top + (salad ? 0 : 14)})">${crown}</g>`
  )
}
