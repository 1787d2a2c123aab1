import { css } from '@emotion/react'

const line = css`
  width: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--border);
`
const dashes = css`
  border-block-start: 1px dashed var(--border-field);
`

/** `dashed` only above a total. */
export const Divider = ({ dashed = false }: { readonly dashed?: boolean }) => <hr css={[line, dashed && dashes]} />
