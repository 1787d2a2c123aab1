import { css } from '@galo/css'

export const orderSummary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  & h2 {
    font-size: var(--t-3);
  }
  & .dishes > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding: 6px 0;
  }
  /* In large text on a narrow phone the words take a line of their own. */
  & .dish {
    flex: 1 1 6.5em;
  }
  & img {
    width: 48px;
    height: 48px;
    border-radius: 12px;
  }
  & b {
    font-weight: 600;
  }
  & .times {
    padding-inline-start: 6px;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & .dishes .price {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & .warning {
    color: var(--error);
    font-weight: 600;
  }
  & [data-gone] img {
    filter: grayscale(1);
  }
  & [data-gone] :is(b, .price) {
    text-decoration: line-through;
  }
  & .wishes {
    padding: 12px 16px;
    border-radius: var(--r-2);
    background: var(--azul-50);
    font-weight: 600;
  }
  & .wishes li {
    padding: 2px 0;
  }
  & .times,
  & .ordered {
    color: var(--text-2);
  }
  & .paid {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 10px 14px;
    border-radius: var(--r-2);
    background: var(--azul-50);
    font-variant-numeric: tabular-nums;
  }
  @media print {
    & .dishes > li {
      break-inside: avoid;
      padding: 3px 0;
    }
    & img,
    & svg {
      display: none;
    }
    & .paid {
      padding: 0;
    }
  }
`
