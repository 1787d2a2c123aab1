import { useEffect, useRef, type ReactNode } from 'react'
import { css } from '@galo/css'

const strip = css`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);
  background: var(--limao-100);
  color: var(--tinta-900);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    max-width: var(--page);
    margin-inline: auto;
    padding: 0.5rem var(--gutter);
  }
  .strip-words {
    flex: 1;
    min-width: min(12rem, 60%);
    padding-block: 0.25rem;
  }
  @media (forced-colors: active) {
    border-block-end: 1px solid;
  }
  @media print {
    display: none;
  }
`

/** What else sticks to the top of the page stands below the strip: its height is in `--strip` while it is there. */
const useRoomBelow = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const publish = () => style.setProperty('--strip', `${element.current?.offsetHeight ?? 0}px`)
    publish()
    addEventListener('resize', publish)
    return () => {
      removeEventListener('resize', publish)
      style.removeProperty('--strip')
    }
  }, [])
  return element
}

export interface StripProps {
  readonly icon: ReactNode
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Something is true of the whole page for now. In view wherever the customer has scrolled to. */
export const Strip = ({ icon, action, children }: StripProps) => (
  <div ref={useRoomBelow()} css={strip}>
    <div>
      {icon}
      <div role="status" className="strip-words">
        {children}
      </div>
      {action}
    </div>
  </div>
)
