import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { TICKET_WORDS } from './ticket.words'

const strip = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border: 2px solid var(--limao-400);
  border-radius: var(--r-1);
  background: var(--warn-bg);
  font-weight: 700;
  @media print {
    border-color: var(--text);
  }
`
const petal = css`
  padding: 0.125rem 0.5rem;
  border-radius: var(--r-petal);
  background: var(--tinta-900);
  color: var(--limao-400);
  font: 800 0.875rem/1.4 var(--font-display);
`

/** There is alcohol in it: whoever hands it over looks at an ID first, however old somebody said to be when they ordered (I04). */
export const AgeStrip = () => (
  <p css={strip}>
    <span css={petal} aria-hidden="true">
      18+
    </span>
    {useWords(TICKET_WORDS).checkId}
  </p>
)
