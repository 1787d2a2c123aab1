import { css } from '@galo/css'

/** As wide as fourteen columns; the table scrolls inside where they don't fit. */
export const wide = css`
  @media (min-width: 960px) {
    width: min(78rem, 100% - 4rem);
  }
`

/** Dish by dish on a phone: what is not in it takes no room there. From 768 px on a grid, whose names and headings stay in sight. */
export const tableStyle = css`
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--t-small);
    line-height: 1.25;
  }
  th {
    text-align: start;
  }
  .section {
    font: 800 1.25rem/1.2 var(--font-display);
  }
  .kinds,
  .also {
    display: block;
    color: var(--text-2);
    font-weight: 400;
  }
  [data-presence='YES'] {
    color: var(--error);
    font-weight: 700;
  }
  [data-presence='UNKNOWN'] {
    font-weight: 700;
  }
  [data-presence='NO'] {
    color: var(--text-3);
  }
  @media (max-width: 767px) {
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead,
    [data-presence='NO'] {
      display: none;
    }
    .section {
      padding-block: 1.25rem 0.25rem;
    }
    .dish {
      padding-block: 0.75rem;
      border-block-end: 1px solid var(--border);
    }
    td::before {
      color: var(--text);
      font-weight: 600;
      content: attr(data-allergen) ': ';
    }
    .kinds {
      display: inline;
    }
  }
  @media (min-width: 768px) {
    overflow: auto;
    max-height: 68dvh;
    border: 1px solid var(--border);
    border-radius: var(--r-2);
    th,
    td {
      padding: 0.5rem 0.3125rem;
      border-block-end: 1px solid var(--border);
      background: var(--surface);
      vertical-align: top;
    }
    thead th {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      background: var(--azul-50);
    }
    tr > th:first-child:not(.section) {
      position: sticky;
      inset-inline-start: 0;
      min-width: 8.5rem;
      padding-inline-start: 0.75rem;
    }
    thead tr > th:first-child:not(.section) {
      z-index: 2;
    }
    .section {
      background: var(--azul-100);
    }
    .none {
      display: none;
    }
  }
`
