import { css } from '@galo/css'

export const slotsStyle = css`
  .slot-rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
    gap: 0.5rem;
  }
  .slot {
    position: relative;
    display: grid;
    place-content: center;
    min-height: 3.25rem;
    padding: 0.25rem;
    border: 1.5px solid var(--border-field);
    border-radius: var(--r-2);
    background: var(--surface);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
    transition: background-color var(--d-1);
  }
  .slot > small {
    display: block;
    color: var(--text-2);
    font-weight: 500;
    font-size: var(--t-micro);
  }
  .slot > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .slot:hover {
    border-color: var(--action);
    background: var(--azul-50);
  }
  .slot:has(:checked) {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  .slot:has(:checked) > small {
    color: inherit;
  }
  .slot:has(:disabled) {
    border-style: dashed;
    background: var(--canvas);
    color: var(--text-3);
    cursor: not-allowed;
  }
  .slot:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .slot:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

/** Many times: hours stay in sight while their times pass under them. */
export const slotScroller = css`
  .slot-scroller {
    max-height: 22.5rem;
    margin-inline: -0.375rem;
    padding: 0 0.375rem 0.375rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 3rem 1rem;
  }
  .slot-hour {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    padding-block: 0.75rem 0.375rem;
    background: var(--surface);
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
`

export const slotError = css`
  display: flex;
  gap: 0.375rem;
  margin-block-end: 0.5rem;
  color: var(--error);
  font-weight: 600;
  font-size: var(--t-small);
`
