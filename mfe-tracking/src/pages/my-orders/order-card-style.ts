import { css } from '@galo/css'

/** White paper with everything of one order; the whole head of it leads to the order. */
export const orderCard = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);

  &:hover {
    box-shadow: var(--e-2);
  }
  &[data-chosen] {
    box-shadow:
      0 0 0 2.5px var(--action),
      var(--e-2);
  }
  & .top {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 14px;
    align-items: start;
  }
  & .name {
    grid-column: 1 / -1;
    min-width: 0;
    font-size: var(--t-small);
  }
  & .top > .sum {
    grid-column: 2;
    grid-row: 1;
    display: grid;
    justify-items: end;
    gap: 6px;
    font: 800 1.125rem/1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & h3 {
    font-size: 1.125rem;
  }
  & h3 a {
    color: inherit;
    text-decoration: none;
  }
  /* What one presses of a card is the card. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & h3 a:focus-visible {
    outline: 0;
  }
  & h3 a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  & .when {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  & .back {
    padding: 10px 14px;
    border-radius: var(--r-2);
    background: var(--canvas);
    font-size: var(--t-small);
  }
  & .ways {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-self: start;
    gap: 4px 20px;
  }
  & .ways a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
  @media (min-width: 500px) {
    & .top:has(picture) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    & .top > .name {
      grid-column: 1;
      grid-row: 1;
    }
    & .top:has(picture) > .name {
      grid-column: 2;
    }
    & .top > :has(picture) {
      grid-column: 1;
      grid-row: 1;
    }
    & .top:has(picture) > .sum {
      grid-column: 3;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-chosen] {
      outline: 3px solid Highlight;
    }
  }
`
