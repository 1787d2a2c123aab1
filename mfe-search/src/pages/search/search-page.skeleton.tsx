import { css } from '@galo/css'

const field = css`
  background: var(--azul-600);
  min-height: 720px;
  @media (min-width: 768px) {
    min-height: 750px;
  }
`

/** The blue field without its content. */
export const SearchSkeleton = () => <div css={field} aria-busy="true" />
