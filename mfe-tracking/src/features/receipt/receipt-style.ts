import { css } from '@galo/css'

/** White paper, torn off at its end; on paper itself, ink alone. */
export const receiptStrip = css`
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: 30rem;
  padding: 28px 24px 40px;
  background: var(--surface);
  border-radius: var(--r-3) var(--r-3) 0 0;
  filter: drop-shadow(0 2px 10px rgb(16 22 47 / 14%));
  mask:
    conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / 16px 8px repeat-x,
    linear-gradient(#000 0 0) top / 100% calc(100% - 8px) no-repeat;
  font-variant-numeric: tabular-nums;

  & :is(h1, h2:first-child) {
    font-size: var(--t-2);
    outline: 0;
  }
  & .back :is(h2, h3) {
    font-size: var(--t-3);
    margin-bottom: 6px;
  }
  & .house {
    display: flex;
    justify-content: space-between;
    align-items: flex-start;
    gap: 24px;
    margin-bottom: 16px;
  }
  & .house > p {
    max-width: 15rem;
    text-align: end;
  }
  & header p,
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 400;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 6px 0 6px 10px;
    text-align: end;
    vertical-align: top;
    font-weight: 400;
  }
  & th:first-of-type {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  & tfoot :is(th, td) {
    padding-top: 12px;
    border-top: 1px dashed var(--border-strong);
    font: 700 var(--t-3) / 1.3 var(--font-display);
  }
  & .bands {
    background: var(--azul-50);
    border-radius: var(--r-2);
    font-size: var(--t-small);
  }
  & .bands :is(th, td) {
    padding: 6px 12px 6px 4px;
  }
  & .bands th:first-of-type {
    padding-inline-start: 12px;
  }
  & .together :is(th, td),
  &.together,
  & .together {
    font-weight: 700;
  }
  & dl {
    display: grid;
    gap: 6px;
    margin: 0;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    color: var(--text-2);
  }
  & dl:not(.back dl) dt {
    flex: none;
    max-width: 60%;
  }
  & .back dd {
    white-space: nowrap;
  }
  & dd {
    margin: 0;
    text-align: end;
  }
  @media print {
    gap: 12px;
    max-width: 16cm;
    padding: 0;
    filter: none;
    mask: none;
    & * {
      color: #000 !important;
      background: none !important;
    }
    & th,
    & td {
      padding-block: 2px;
    }
  }
`
