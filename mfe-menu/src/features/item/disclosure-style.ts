import { css } from '@galo/css'

/** A part that is read on request: its heading is the button. */
export const disclosure = css`
  padding-inline: var(--s-4);
  border: 1.5px solid var(--border);
  border-radius: var(--r-3);
  & > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-3);
    align-items: center;
    min-height: 3.5rem;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > h3 {
    flex: 1;
    font: 700 1.125rem/1.2 var(--font-display);
  }
  & > summary > span {
    color: var(--text-2);
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
  & > summary::after {
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    margin-block-end: 0.25rem;
    border: solid var(--text-2);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    content: '';
    transition: rotate var(--d-1);
  }
  &[open] > summary::after {
    margin-block-end: -0.25rem;
    rotate: 225deg;
  }
`
