import { css } from '@galo/css'

/** What would be sent, set apart from the page. */
export const form = css`
  display: grid;
  gap: 12px;
  width: 100%;
  padding: 14px 16px;
  background: var(--azul-50);
  border-radius: var(--r-2);
  & blockquote {
    margin: 4px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--border);
    overflow-wrap: anywhere;
  }
  & .promise {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & .presses {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & [role='alert'] {
    color: var(--error);
    font-weight: 600;
  }
  & [role='alert']:empty {
    display: none;
  }
`

/** The ways of being told: presses side by side, and in a line of its own what has words. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

/** One way of being told. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  &:has(> p:not(:empty)) {
    width: 100%;
  }
  & > p {
    overflow-wrap: anywhere;
    outline: 0;
  }
  & > p:empty {
    display: none;
  }
  & > .failed {
    color: var(--error);
    font-weight: 600;
  }
`
