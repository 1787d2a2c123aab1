import { css } from '@galo/css'

/** The overlay is the makers' and dark on either theme, so that nobody takes it for a part of the page. */
const INK = '#0b1020'
const PAPER = '#eef2ff'

export const frameStyle = css({
  position: 'absolute',
  boxSizing: 'border-box',
  zIndex: 60,
  pointerEvents: 'none',
  borderStyle: 'solid',
  borderWidth: '3px',
  borderRadius: '6px',
  outline: '2px solid #ffffff',
})
export const fragmentFrame = css({ borderStyle: 'dashed' })
export const labelStyle = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  gap: '0.5rem',
  padding: '0.125rem 0.5rem',
  borderRadius: '0 0 0.75rem 0',
  background: INK,
  color: PAPER,
  font: '600 0.75rem/1.4 var(--font-text)',
  whiteSpace: 'nowrap',
})
export const labelAbove = css({ insetBlock: 'auto 100%', borderRadius: '0.75rem 0.25rem 0.25rem' })
export const labelBelow = css({ insetBlockStart: '100%', borderRadius: '0.25rem 0.25rem 0.75rem 0.25rem' })
/** Of what stands on the right: a label that began there would make the page wider. */
export const labelAtEnd = css({
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  borderRadius: '0.25rem 0.25rem 0.25rem 0.75rem',
})
export const panelStyle = css({
  position: 'fixed',
  zIndex: 61,
  insetInlineEnd: '1rem',
  insetBlockEnd: '1rem',
  boxSizing: 'border-box',
  inlineSize: 'min(23rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(36rem, 60dvh)',
  overflow: 'auto',
  display: 'grid',
  gap: '0.875rem',
  padding: '1.25rem',
  borderRadius: 'var(--r-4) 8px var(--r-4) 8px',
  background: INK,
  color: PAPER,
  boxShadow: 'var(--e-3)',
})
export const panelHead = css({ display: 'flex', alignItems: 'center', gap: '0.625rem' })
export const headingStyle = css({ flex: 1, fontSize: '1.125rem' })
export const keyStyle = css({
  padding: '0.125rem 0.5rem',
  border: '1px solid #6876ae',
  borderRadius: '0.375rem',
  font: '500 0.75rem/1.4 var(--font-text)',
})
export const closeStyle = css({
  minBlockSize: 'var(--touch)',
  paddingInline: '0.75rem',
  border: 0,
  borderRadius: 'var(--r-2)',
  background: '#1d2649',
  color: PAPER,
  font: '600 0.875rem/1 var(--font-text)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #ffc42e', outlineOffset: '2px', boxShadow: 'none' },
})
export const barStyle = css({
  display: 'flex',
  gap: '2px',
  blockSize: '0.625rem',
  borderRadius: 'var(--r-full)',
  overflow: 'hidden',
})
export const sumStyle = css({ fontSize: '0.875rem', fontWeight: 700 })
export const rowsStyle = css({ display: 'grid', gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' })
export const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr auto',
  columnGap: '0.625rem',
  alignItems: 'baseline',
})
export const letterStyle = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.5rem',
  borderRadius: '0.5rem 0.125rem 0.5rem 0.125rem',
  color: INK,
  font: '800 0.8125rem/1 var(--font-display)',
})
export const nameStyle = css({ font: '700 0.9375rem/1.3 var(--font-display)' })
export const weightStyle = css({ fontSize: '0.875rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const releaseStyle = css({
  gridColumn: '2 / -1',
  color: '#b9c3e8',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
})
export const vitalsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', fontSize: '0.8125rem' })
export const checkStyle = css({ display: 'flex', alignItems: 'center', gap: '0.625rem', minBlockSize: 'var(--touch)' })
