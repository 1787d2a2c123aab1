import type { ComponentProps } from 'react'
import { css } from '@galo/css'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`
/** Buttons stand on the line of the fields beside them. */
const formRow = css`
  align-items: end;
  & > div {
    flex: 1 1 8rem;
  }
`
const between = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem;
`
const note = css`
  color: var(--text-2);
  font-size: 0.875rem;
`
const empty = css`
  padding: 0.75rem;
  border: 1px dashed var(--border-field);
  border-radius: var(--r-2);
  color: var(--text-2);
`
const tile = css`
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
`

/** Digits of one width. */
export const numeric = css`
  font-variant-numeric: tabular-nums;
`
/** A thing in a list, on its own ground. */
export const tileStyle = tile

export const Row = (props: ComponentProps<'div'>) => <div css={row} {...props} />
export const FormRow = (props: ComponentProps<'form'>) => <form css={[row, formRow]} {...props} />
export const SpaceBetween = (props: ComponentProps<'div'>) => <div css={between} {...props} />
export const Note = ({ as: Tag = 'p', ...rest }: ComponentProps<'p'> & { readonly as?: 'p' | 'figcaption' }) => (
  <Tag css={note} {...(rest as object)} />
)
/** Said where a list has nothing in it. */
export const Empty = ({ as: Tag = 'p', ...rest }: ComponentProps<'p'> & { readonly as?: 'p' | 'li' }) => (
  <Tag css={empty} {...(rest as object)} />
)
