import { css } from '@galo/css'
import { media, mediaBelow } from '@galo/ui'

export const bar = css({
  position: 'relative',
  zIndex: 'var(--z-sticky)',
  background: 'var(--surface)',
  borderBlockEnd: '1px solid var(--border)',
  '@media print': { display: 'none' },
})
/** Stays in sight, flatter once a good deal of the page has gone by under it (A07). */
export const stays = css({
  position: 'sticky',
  insetBlockStart: 'var(--strip, 0px)',
  '[data-scrolled] &': { boxShadow: 'var(--e-1)' },
  '[data-scrolled="100"] & > div': { minHeight: 52 },
})
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--s-2)',
  maxWidth: 'var(--page)',
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
})
export const home = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  marginInlineEnd: 'var(--s-4)',
  [mediaBelow(500)]: { marginInlineEnd: 0 },
  // The tile alone; beside it the words of the links have room.
  [mediaBelow(375)]: { width: 36, overflow: 'hidden' },
})
/** On a phone the word stands under its picture. */
const phone = {
  flexDirection: 'column',
  gap: 0,
  paddingInline: 'var(--s-1)',
  fontSize: 'var(--t-micro)',
  lineHeight: 1.25,
} as const
export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--s-2)',
  minWidth: 'var(--touch)',
  minHeight: 'var(--touch)',
  paddingInline: 'var(--s-3)',
  [mediaBelow(500)]: phone,
  borderRadius: 'var(--r-2)',
  color: 'var(--text)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--azul-50)' },
  '&[aria-current=page]': { background: 'var(--azul-100)', color: 'var(--azul-700)' },
})
export const nav = css({ display: 'none', gap: 'var(--s-1)', [media(960)]: { display: 'flex' } })
/** What a narrower window has in its menu. */
export const wide = css({ display: 'none', [media(960)]: { display: 'contents' } })
/** The same as a list that opens, without a script as well. */
export const menu = css({
  [media(960)]: { display: 'none' },
  '& > summary': { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
})
export const menuPanel = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  padding: 'var(--s-2) var(--gutter) var(--s-4)',
  borderBlockEnd: '1px solid var(--border)',
  background: 'var(--surface)',
  boxShadow: 'var(--e-2)',
  '& > a': { flexDirection: 'row', justifyContent: 'start', gap: 'var(--s-2)', fontSize: 'var(--t-body)' },
})
export const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--s-1)',
  marginInlineStart: 'auto',
})
/** The part of a name that a phone has no room for. It is read out all the same. */
export const roomy = css({
  [mediaBelow(500)]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
})
export const word = css({
  display: 'inline-block',
  [mediaBelow(500)]: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const secure = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s-2)',
  padding: 'var(--s-1) var(--s-3)',
  borderRadius: 'var(--r-petal)',
  background: 'var(--azul-100)',
  color: 'var(--azul-700)',
  fontWeight: 700,
  fontSize: 'var(--t-micro)',
})
