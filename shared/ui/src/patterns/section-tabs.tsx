import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { css } from '@galo/css'

/** With less room for scrolling, Chromium leaves a tab that has the focus half out of sight. A page as low as 400 px has no height to give away. */
const tabs = css`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-start: var(--strip, 0px);
  min-height: 3.8125rem;
  border-block-end: 1px solid var(--border);
  background: var(--surface);
  .tabs-row {
    position: relative;
    display: flex;
    gap: 0.25rem;
    max-width: var(--page);
    margin-inline: auto;
    padding: 0.5rem var(--gutter);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-padding: 0 40%;
    scrollbar-width: none;
  }
  @media (max-height: 400px) {
    position: static;
  }
  .tabs-row::-webkit-scrollbar {
    display: none;
  }
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--touch);
    padding-inline: 0.75rem;
    border-radius: var(--r-2);
    color: var(--text-2);
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
    transition: background-color var(--d-1);
  }
  a:hover {
    background: var(--azul-50);
  }
  a[aria-current] {
    background: var(--action);
    color: var(--on-action);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current]:focus-visible {
    outline-color: var(--limao-400);
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

export interface SectionTab {
  readonly id: string
  readonly label: string
  readonly href: string
}

export interface SectionTabsProps {
  readonly label: string
  readonly items: readonly SectionTab[]
  /** The section in view. */
  readonly current: string | null
  readonly onSelect?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void
  /** In front of the tabs: a search button. */
  readonly lead?: ReactNode
  readonly className?: string
}

/** The menu's sections, sticking to the top. Links to anchors, so they work before any script; the current one stays in view. */
export const SectionTabs = ({ label, items, current, onSelect, lead, className }: SectionTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One that was pressed before this code was here is marked without React's knowledge.
    for (const marked of row.current?.querySelectorAll('[aria-current]') ?? [])
      if (marked.getAttribute('data-section') !== current) marked.removeAttribute('aria-current')
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Only sideways: scrolling it "into view" would also move the page.
    if (row.current && tab) row.current.scrollTo?.({ left: tab.offsetLeft - row.current.clientWidth / 3 })
  }, [current])
  return (
    <nav css={tabs} className={['covers-top', className].filter(Boolean).join(' ')} aria-label={label}>
      <div ref={row} className="tabs-row">
        {lead}
        {items.map((item) => (
          <a
            key={item.id}
            href={item.href}
            data-section={item.id}
            suppressHydrationWarning
            aria-current={item.id === current ? 'true' : undefined}
            onClick={(event) => onSelect?.(item.id, event)}
          >
            {item.label}
          </a>
        ))}
      </div>
    </nav>
  )
}
