import { css } from '@galo/css'

/** One column; from 1200 px the receipt of one order beside the list. */
export const myOrders = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 28px 56px;

  & h1 {
    outline: 0;
  }
  & .columns,
  & .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
  }
  & .columns {
    padding-top: 8px;
  }
  & .list {
    max-width: 44rem;
  }
  & .narrow {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  /* In one line where both fit on it. */
  @media (min-width: 960px) {
    & .narrow {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }
    & .narrow > [role='search'] {
      flex: 1 1 16rem;
    }
  }
  & .found:empty {
    display: none;
  }
  & .found {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  @media (min-width: 1200px) {
    & .columns[data-beside] {
      grid-template-columns: minmax(0, 1fr) 430px;
      gap: 32px;
    }
  }
  @media print {
    display: block;
  }
`
