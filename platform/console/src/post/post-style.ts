import { css } from '@galo/css'

/** What was sent, one under the other. */
export const postList = css`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: minmax(0, 1fr);
`

/** One of it, on a tile. */
export const postRow = css`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem;
  overflow-wrap: anywhere;
`

export const postHead = css`
  flex-wrap: wrap;
`

/** Whoever waits for a message has it open: no event says that one was sent. */
export const LOOK_AGAIN_MS = 3_000
