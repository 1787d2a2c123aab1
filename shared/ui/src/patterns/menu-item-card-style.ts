import { css } from '@galo/css'

/**
 * Where large text leaves the words no room beside the picture, the picture goes under them; what doesn't fit beside the price goes above it, so that the
 * prices of a row stand on one line; a badge's long word goes on in the next line instead of out of the picture. Hovering shows only where there is such a thing: a finger
 * leaves the last card it touched in that state, to be drawn, frame by frame, when an answer is due.
 */
export const menuItemCardStyle = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  min-height: 8.625rem;
  overflow: hidden;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--e-1);
  transition: box-shadow var(--d-1);
  @media (hover: hover) {
    &:hover {
      box-shadow: var(--e-2);
    }
    &:hover .item-picture img {
      transform: scale(1.04);
    }
  }
  .item-words {
    display: flex;
    flex: 999 1 9.5rem;
    flex-direction: column;
    min-width: 0;
    gap: 0.3125rem;
    padding: 0.875rem;
  }
  .item-name {
    font-size: var(--t-3);
  }
  .item-opener {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  .item-opener::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: inherit;
  }
  .item-opener:focus-visible {
    outline: none;
  }
  &:has(.item-opener:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .item-description {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  .item-facts {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: baseline;
    gap: 0 0.625rem;
    margin-block-start: auto;
    color: var(--text-3);
    font-size: var(--t-micro);
  }
  .item-facts > b {
    color: var(--text);
    flex: none;
    font: 800 1.125rem/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  .item-note {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    color: var(--ok);
    font-weight: 600;
    font-size: var(--t-micro);
  }
  .item-picture {
    position: relative;
    flex: 1 0 7.375rem;
    overflow: hidden;
  }
  .item-picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--d-3) var(--ease-out);
  }
  .item-badge {
    position: absolute;
    inset: 0.5rem 0.5rem auto;
    display: flex;
    justify-content: end;
  }
  .item-badge > * {
    flex: 0 1 auto;
    white-space: normal;
  }
  .item-add {
    position: absolute;
    z-index: 2;
    inset: auto 0.625rem 0.625rem auto;
  }
  &[data-sold-out] .item-picture img {
    opacity: 0.55;
    filter: grayscale(1);
  }
  &[data-sold-out] .item-name {
    color: var(--text-2);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (min-width: 1200px) {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    .item-picture {
      grid-row: 1;
      aspect-ratio: 5 / 4;
    }
    .item-badge {
      inset: 0.625rem 0.625rem auto;
      justify-content: start;
    }
  }
`
