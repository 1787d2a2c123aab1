import { useEffect, useRef } from 'react'
import { css } from '@galo/css'
import { Mark } from '@galo/ui'
import { useWords } from '@galo/words'
import { getBoard, listFaults } from '../../calls'
import { useCall, usePushed } from '../data/use-call'
import { waitingCount } from '../orders/board.model'
import { APP_WORDS } from './app.words'
import { VIEW_NAMES, detailsOf, type ViewName } from './views'

const nav = css`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-sticky);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(3.25rem, 1fr);
  overflow-x: auto;
  padding: 0.25rem;
  border-block-end: 1px solid var(--border);
  background: var(--rail);
  @media (min-width: 1000px) {
    align-content: start;
    justify-items: stretch;
    height: 100vh;
    grid-auto-flow: row;
    grid-auto-columns: auto;
    gap: 0.25rem;
    padding: 1rem 0.5rem;
    border: 0;
  }
`
const sign = css`
  display: none;
  @media (min-width: 1000px) {
    display: block;
    justify-self: center;
    margin-block-end: 0.5rem;
  }
`
const link = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.125rem;
  min-height: 3.25rem;
  border-radius: var(--r-2);
  color: var(--text-2);
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--surface);
  }
  &[aria-current] {
    background: var(--surface-2);
    color: var(--limao-400);
  }
  b {
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-end: calc(50% - 1.5rem);
    min-width: 1.125rem;
    padding: 0 0.25rem;
    border-radius: 9px 3px;
    background: var(--limao-400);
    color: var(--on-action);
    font-size: 0.75rem;
    line-height: 1.125rem;
    text-align: center;
  }
`

/** How many things in a view want to be seen to. */
const useBadges = (): Readonly<Partial<Record<ViewName, number>>> => ({
  orders: waitingCount(usePushed(getBoard, {})?.orders ?? []),
  faults: useCall(listFaults, {}).data?.faults.length ?? 0,
})

/** Where the row is wider than a phone, what is looked at is in sight. */
const useInSight = (view: ViewName) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const row = place.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [view])
  return place
}

export const SideNav = ({ view }: { readonly view: ViewName }) => {
  const place = useInSight(view)
  const badges = useBadges()
  const words = useWords(APP_WORDS)
  return (
    <nav ref={place} css={nav} aria-label={words.navigation}>
      <span css={sign}>
        <Mark tileOnly height={44} />
      </span>
      {VIEW_NAMES.map((name) => {
        const { Icon } = detailsOf(name)
        const badge = badges[name] ?? 0
        return (
          <a key={name} href={`#${name}`} css={link} aria-current={name === view ? 'page' : undefined}>
            <Icon size={20} />
            <span>{words.views[name].label}</span>
            {badge > 0 && <b>{badge}</b>}
          </a>
        )
      })}
    </nav>
  )
}
