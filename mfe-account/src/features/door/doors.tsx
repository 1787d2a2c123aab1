import type { ReactNode } from 'react'
import { css } from '@galo/css'

const doors = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 24px;
  }
`

/** Two doors, side by side where there is room. */
export const Doors = ({ children }: { readonly children: ReactNode }) => <div css={doors}>{children}</div>
