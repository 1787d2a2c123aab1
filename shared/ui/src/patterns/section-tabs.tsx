import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { css } from '@galo/css'

/**
 * The row is a popover: closed it lies in the bar, opened from the bar's button it lists every section at the foot of the screen. The browser's own
 * way of it closes at Escape and at a press beside it, and gives the focus back. On a desk the whole row is in sight.
 * What it looks like opened, with the focus, on a low page and in forced colours stands in the page’s own style sheet (`global.ts`), which is no script.
 * With less room for scrolling (40 %), Chromium leaves a tab that has the focus half out of sight.
 */
const tabs = css`
  display: flex;
  align-items: center;
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-start: var(--strip, 0px);
  min-height: 3.8125rem;
  border-block-end: 1px solid var(--border);
  background: var(--surface);
  .tabs-row {
    position: relative;
    inset: auto;
    flex: 1;
    display: flex;
    gap: 0.25rem;
    max-width: var(--page);
    padding: 0.5rem var(--gutter);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-padding: 0 40%;
    scrollbar-width: none;
  }
  a,
  button {
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
  /** On the button that lists them all, where they are wider than the screen. */
  readonly all: string
}

/** The menu's sections, sticking to the top. Links to anchors, so they work before any script; the current one stays in view. */
export const SectionTabs = ({ label, items, current, all, onSelect }: SectionTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const rowId = useId()
  useEffect(() => {
    // One that was pressed before this code was here is marked without React's knowledge.
    for (const marked of row.current?.querySelectorAll('[aria-current]') ?? [])
      if (marked.getAttribute('data-section') !== current) marked.removeAttribute('aria-current')
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Only sideways: scrolling it "into view" would also move the page.
    if (row.current && tab) row.current.scrollTo?.({ left: tab.offsetLeft - row.current.clientWidth / 3 })
  }, [current])
  return (
    <nav css={tabs} className="covers-top" aria-label={label}>
      <button type="button" popoverTarget={rowId}>
        {all}
      </button>
      <div ref={row} id={rowId} popover="auto" className="tabs-row">
        {items.map((item) => (
          <a
            key={item.id}
            href={item.href}
            data-section={item.id}
            suppressHydrationWarning
            aria-current={item.id === current ? 'true' : undefined}
            onClick={(event) => {
              row.current?.togglePopover?.(false)
              onSelect?.(item.id, event)
            }}
          >
            {item.label}
          </a>
        ))}
      </div>
    </nav>
  )
}
