import { css } from '@galo/css'
import { CaretRightIcon } from '@galo/ui'

const whole = css`
  & summary {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    min-height: var(--touch);
    border-radius: var(--r-1);
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary svg {
    color: var(--text-3);
    transition: transform var(--d-1);
  }
  &[open] summary svg {
    transform: rotate(90deg);
  }
  & p {
    margin: 0 0 var(--s-2);
    max-width: 34ch;
    color: var(--text-2);
    font-size: var(--t-small);
  }
`

/** The name of a fee; pressed, it says what the fee is for. Works without our code. */
export const FeeLabel = ({ label, reason }: { readonly label: string; readonly reason: string }) => (
  <details css={whole}>
    <summary>
      {label}
      <CaretRightIcon size={16} />
    </summary>
    <p>{reason}</p>
  </details>
)
