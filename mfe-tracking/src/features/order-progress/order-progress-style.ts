import { css } from '@galo/css'

/** The clock and the steps of an order. */
export const progressBlock = css`
  display: grid;
  gap: 20px;

  & h1 {
    outline: 0;
    letter-spacing: 0;
  }
  /* On the line of the number, as long as there is room on it. */
  & .pace {
    float: inline-end;
    margin-block-end: -0.5rem;
  }
  & .label {
    display: block;
    font: 600 1rem/1.5 var(--font-text);
    color: var(--text-2);
  }
  & .clock {
    display: block;
    font: 900 clamp(3.5rem, 2.8rem + 3vw, 5rem) / 0.9 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  & .span {
    font-size: clamp(2.25rem, 11vw, 4.5rem);
  }
  @media print {
    & ol {
      display: none;
    }
  }
`
