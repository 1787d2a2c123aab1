import { cssOf } from '@galo/css'
import { media } from '@galo/ui'

/** Heading and line, then the cards and what lies between two rows of them, in pixels: the mean of Galo's menus, as measured at each width. */
const PHONE = { columns: 1, head: 65, card: 140, gap: 12 }
const TABLET = { columns: 2, head: 67, card: 139, gap: 16 }
const DESK = { columns: 3, head: 71, card: 330, gap: 20 }

const heightOf = ({ columns, head, card, gap }: typeof PHONE, cards: number): string => {
  const rows = Math.ceil(cards / columns)
  return `auto ${head + rows * card + Math.max(0, rows - 1) * gap}px`
}

/** What is cut off at a section's edge has this room inside: the shadow and the focus ring of its cards. */
const ROOM = 'var(--gutter)'

/**
 * Style of a section that is laid out and painted when it comes near the screen; until then it is taken to be as high as so many cards are.
 * A document that was put back where it was left is laid out whole: its place is a number of pixels from the top.
 */
export const laidOutWhenNear = cssOf((cards: number) => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: heightOf(PHONE, cards),
  paddingInline: ROOM,
  marginInline: `calc(-1 * ${ROOM})`,
  paddingBlockEnd: 'var(--s-5)',
  marginBlockEnd: 'calc(-1 * var(--s-5))',
  [media(768)]: { containIntrinsicBlockSize: heightOf(TABLET, cards) },
  [media(1200)]: { containIntrinsicBlockSize: heightOf(DESK, cards) },
  'html[data-placed] &': { contentVisibility: 'visible' },
  '@media print': { contentVisibility: 'visible' },
}))
