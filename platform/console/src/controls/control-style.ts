import { css } from '@galo/css'

/** A field as high as a finger is wide: a desk has many of them. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: var(--touch);
  padding: 0 0.75rem;
  border: 1.5px solid var(--border-field);
  border-radius: var(--r-2);
  background: var(--surface);
  &::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
`
/** Its words, small and quiet over it. */
export const fieldStyle = css`
  .field-label {
    margin-block-end: 0.25rem;
    color: var(--text-2);
    font-size: 0.875rem;
  }
`
