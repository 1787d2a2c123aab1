import { css } from '@galo/css'

export const top = css`
  padding-block: var(--s-5) var(--s-4);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-1);
`

/**
 * One column on a phone, the order beside the sections from 960 px: large text doesn't make it wider than what is still to be filled in. Room below for
 * the bar that pays.
 */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-bottom: 6.5rem;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) min(25rem, 40%);
    gap: var(--s-6);
    align-items: start;
    padding-bottom: var(--s-7);
  }
`

export const main = css`
  min-width: 0;
`

export const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  min-width: 0;
  @media (min-width: 960px) {
    position: sticky;
    top: var(--s-5);
  }
`
