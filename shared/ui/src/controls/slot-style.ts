import { css } from '@galo/css'

/** A day's hours over the times of one of them: quieter than the times, which are what is asked for. */
export const slotsStyle = css`
  .slot-hours {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
    gap: 0.25rem;
    margin-block: 0.5rem 0.75rem;
    padding: 0.25rem;
    border-radius: var(--r-2);
    background: var(--azul-100);
  }
  .slot-hours > button {
    min-height: 2.75rem;
    border: 0;
    border-radius: 0.6875rem;
    background: none;
    color: var(--tinta-700);
    font-weight: 600;
    font-size: var(--t-small);
  }
  .slot-hours > [aria-pressed='true'] {
    background: var(--surface);
    color: var(--azul-700);
    box-shadow: var(--e-1);
  }
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
  .slot:has(:focus-visible),
  .slot-hours > :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    .slot:has(:checked),
    .slot-hours > [aria-pressed='true'] {
      outline: 3px solid Highlight;
    }
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
