import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { LAYOUT_WORDS } from './layout.words'

const link = css({
  position: 'absolute',
  insetInlineStart: 'var(--s-3)',
  insetBlockStart: 'var(--s-2)',
  zIndex: 60,
  padding: 'var(--s-3) var(--s-4)',
  borderRadius: 'var(--r-2)',
  background: 'var(--action)',
  color: 'var(--on-action)',
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
})

/** The first thing to reach by keyboard: leads past the header to the page (A08). */
export const SkipLink = () => (
  <a css={link} href="#main">
    {useWords(LAYOUT_WORDS).skipToContent}
  </a>
)
