import { css } from '@galo/css'

export const bar = css({
  position: 'relative',
  zIndex: 'var(--z-sticky)',
  background: 'var(--surface)',
  borderBlockEnd: '1px solid var(--border)',
  '@media print': { display: 'none' },
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
  '@media (max-width: 499px)': { marginInlineEnd: 0 },
  // The tile alone; beside it the words of the links have room.
  '@media (max-width: 359px)': { width: 36, overflow: 'hidden' },
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
  '@media (max-width: 499px)': phone,
  borderRadius: 'var(--r-2)',
  color: 'var(--text)',
  fontWeight: 600,
  fontSize: 'var(--t-small)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--azul-50)' },
  '&[aria-current=page]': { background: 'var(--azul-100)', color: 'var(--azul-700)' },
})
export const nav = css({ display: 'none', gap: 'var(--s-1)', '@media (min-width: 768px)': { display: 'flex' } })
/** The card, where the list of the site has no room. */
export const cardAlone = css({ '@media (min-width: 768px)': { display: 'none' } })
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
  '@media (max-width: 499px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
})
export const word = css({
  display: 'inline-block',
  '@media (max-width: 499px)': { '&::first-letter': { textTransform: 'uppercase' } },
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
