import { css } from '@galo/css'

/** Money that waits for somebody, and what became of it. */
export const moneyRows = css`
  display: grid;
  gap: 0.375rem;
  grid-template-columns: minmax(0, 1fr);
`
export const moneyRow = css`
  display: grid;
  gap: 0.375rem;
  padding: 0.75rem;
  overflow-wrap: anywhere;
`
/** It waits still. */
export const openRow = css`
  border-color: var(--error);
`

/** A colleague, or a customer, changes it meanwhile. */
export const LOOK_EVERY_MS = 10_000
