import { css } from '@galo/css'

export const ticketStyle = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.875rem;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  h3 {
    font: 800 1.1875rem/1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`
export const newTicket = css`
  border-color: var(--limao-400);
  box-shadow: 0 0 0 1px var(--limao-400);
  @media (forced-colors: active) {
    border-width: 3px;
  }
`
export const lateTicket = css`
  border-color: var(--error);
  box-shadow: 0 0 0 1px var(--error);
  @media (forced-colors: active) {
    border-width: 3px;
  }
`
export const who = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--text-2);
  font-size: 0.9375rem;
`
export const where = css`
  color: var(--text-2);
  font-size: 0.875rem;
`
export const total = css`
  padding-block-start: 0.375rem;
  border-block-start: 1px solid var(--border);
  color: var(--text-2);
  b {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`
export const tip = css`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`
export const clockStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: var(--ok);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`
export const outcomeStyle = css`
  color: var(--ok);
  font-weight: 600;
  text-align: end;
`
export const bad = css`
  color: var(--error);
`
export const actions = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;
  & > :only-child {
    grid-column: 1 / -1;
  }
`
/** On a board that is printed no ticket is torn; one that is printed by itself stands alone at the top of its sheet, whatever stands around it on the screen. */
export const onPaper = css`
  @media print {
    break-inside: avoid;
    border-color: var(--text);
    box-shadow: none;
    &[data-printing] {
      visibility: visible;
      position: fixed;
      inset: 0 auto auto 0;
      width: min(100%, 90mm);
    }
  }
`
/** Nothing that one can press on paper. */
export const onScreen = css`
  @media print {
    display: none;
  }
`
