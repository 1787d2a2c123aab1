import { css } from '@galo/css'

/** In large text price and box go below the words instead of off the edge. */
export const choiceRow = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0.25rem 0.75rem;
  min-height: 3.5rem;
  padding: 0.25rem 0.75rem;
  border-radius: 1rem;
  cursor: pointer;
  transition: background-color var(--d-1);
  &:has(.choice-picture) {
    min-height: 4rem;
    padding-inline-start: 0.25rem;
  }
  .choice-picture {
    flex: none;
    /* As wide as what it holds, however large the text is. */
    width: 56px;
    overflow: hidden;
    border-radius: 0.75rem;
  }
  .choice-words {
    flex: 1 1 5rem;
    min-width: 0;
    font-weight: 600;
    line-height: 1.3;
  }
  .choice-words > small {
    display: block;
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--t-small);
  }
  .choice-price {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--action);
    cursor: inherit;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--azul-50);
    }
  }
  &:has(:checked) {
    background: var(--azul-100);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
  &:has(:disabled, [aria-disabled='true']) {
    background: none;
    color: var(--text-3);
    cursor: not-allowed;
  }
  &:has(:disabled, [aria-disabled='true']) .choice-picture {
    opacity: 0.55;
    filter: grayscale(1);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

/** Stands alone with an edge of its own, the radio in front: ways to pay. */
export const boxedRow = css`
  padding-inline: 0.875rem;
  border: 1.5px solid var(--border);
  border-radius: var(--r-2);
  &:has(:checked) {
    border-color: var(--action);
    background: var(--azul-50);
    box-shadow: inset 0 0 0 1px var(--action);
  }
`
