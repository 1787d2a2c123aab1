import { css } from '@galo/css'

/** A matter of its own below the order: what it is, what is said of it and what can be done. Not for paper. */
export const matter = css`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  & h2 {
    font-size: var(--t-3);
    outline: 0;
  }
  & > p {
    color: var(--text-2);
  }
  @media print {
    display: none;
  }
`
