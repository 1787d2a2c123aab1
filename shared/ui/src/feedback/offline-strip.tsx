import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { WifiSlashIcon } from '../icons/wifi-slash'

const strip = css`
  background: var(--limao-100);
  color: var(--tinta-900);
  & > div {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    max-width: var(--page);
    margin-inline: auto;
    padding: 0.75rem var(--gutter);
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }
`
const words = (
  <>
    <b>You’re offline.</b> Your basket is safe here; we’ll check prices when you’re back.
  </>
)

/** Reading goes on, paying waits. */
export const OfflineStrip = ({ children = words }: { readonly children?: ReactNode }) => (
  <div role="status" css={strip}>
    <div>
      <WifiSlashIcon size={24} />
      <p>{children}</p>
    </div>
  </div>
)
