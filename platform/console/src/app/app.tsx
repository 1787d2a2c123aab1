import { Activity, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { ClockView } from '../clock/clock-view'
import { FaultsView } from '../faults/faults-view'
import { FiguresView } from '../figures/figures-view'
import { FlagsView } from '../flags/flags-view'
import { KitchensView } from '../kitchens/kitchens-view'
import { LogsView } from '../logs/logs-view'
import { OrdersView } from '../orders/orders-view'
import { PeopleView } from '../people/people-view'
import { PostView } from '../post/post-view'
import { ReleasesView } from '../releases/releases-view'
import { RidesView } from '../rides/rides-view'
import { SupportView } from '../support/support-view'
import { APP_WORDS } from './app.words'
import { SideNav } from './side-nav'
import { TopBar } from './top-bar'
import { useLiveEvents } from './use-live-events'
import { useView } from './use-view'
import { VIEW_NAMES, type ViewName } from './views'

const frame = css`
  display: grid;
  min-height: 100vh;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1000px) {
    align-content: stretch;
    grid-template-columns: 88px minmax(0, 1fr);
    background: linear-gradient(var(--rail), var(--rail)) 0 0 / 88px 100% no-repeat;
  }
  /* Of one thing that is printed by itself nothing else is seen, nor are sheets turned out for it. */
  @media print {
    display: block;
    background: none;
    & > nav {
      display: none;
    }
    &:has([data-printing]) {
      visibility: hidden;
      height: 100vh;
      overflow: hidden;
    }
  }
`
const main = css`
  display: grid;
  gap: 1rem;
  padding: 1rem;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1000px) {
    padding: 1.25rem 1.5rem;
  }
`
const viewStyle = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
`
const lostLine = css`
  padding: 0.625rem 1rem;
  border-radius: var(--r-2);
  background: var(--error-bg);
  color: var(--error);
  font-weight: 600;
`

/** Whoever goes to another view begins at its top; the view that was there first takes the keyboard from nobody. */
const useArrival = (view: ViewName) => {
  const { views, documentTitle } = useWords(APP_WORDS)
  const title = documentTitle(views[view].title)
  const place = useRef<HTMLElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    document.title = title
    if (shown.current !== view) place.current?.focus({ preventScroll: true })
    shown.current = view
  }, [view, title])
  return place
}

/** The operator's console: every view stays as it was left, also what is half typed in it. */
export const App = () => {
  const isConnected = useLiveEvents()
  const view = useView()
  const place = useArrival(view)
  const titleId = useId()
  const [restaurantId, setRestaurantId] = useState('')
  const { lineLost } = useWords(APP_WORDS)
  const views: Readonly<Record<ViewName, ReactNode>> = {
    orders: <OrdersView restaurantId={restaurantId} />,
    kitchens: <KitchensView restaurantId={restaurantId} onChoose={setRestaurantId} />,
    support: <SupportView />,
    rides: <RidesView />,
    figures: <FiguresView restaurantId={restaurantId} />,
    people: <PeopleView />,
    post: <PostView />,
    releases: <ReleasesView />,
    clock: <ClockView />,
    flags: <FlagsView />,
    faults: <FaultsView />,
    logs: <LogsView />,
  }
  return (
    <div css={frame}>
      <SideNav view={view} />
      <main css={main}>
        <TopBar
          view={view}
          titleId={titleId}
          isConnected={isConnected}
          restaurantId={restaurantId}
          onChoose={setRestaurantId}
        />
        {isConnected === false && <p css={lostLine}>{lineLost}</p>}
        {VIEW_NAMES.map((name) => (
          <Activity key={name} mode={name === view ? 'visible' : 'hidden'}>
            <section css={viewStyle} ref={name === view ? place : null} aria-labelledby={titleId} tabIndex={-1}>
              {views[name]}
            </section>
          </Activity>
        ))}
      </main>
    </div>
  )
}
