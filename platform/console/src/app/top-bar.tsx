import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { useNow } from '../data/console-context'
import { numeric } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { APP_WORDS } from './app.words'
import { RestaurantSelect } from './restaurant-select'
import { detailsOf, type ViewName } from './views'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.75rem;
  h1 {
    font-size: 1.75rem;
  }
`
const liveStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: var(--ok);
  font-weight: 600;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: currentcolor;
    box-shadow: 0 0 0 4px var(--halo, var(--ok-bg));
  }
`
const lost = css`
  color: var(--error);
  --halo: var(--error-bg);
`

interface TopBarProps {
  readonly view: ViewName
  readonly titleId: string
  /** Null before it is known. */
  readonly isConnected: boolean | null
  readonly restaurantId: string
  readonly onChoose: (restaurantId: string) => void
}

/** Where one is, whether it is true, and what time the platform has. */
export const TopBar = ({ view, titleId, isConnected, restaurantId, onChoose }: TopBarProps) => {
  const { weekday, time } = wallTime(useNow())
  const { isByRestaurant = false } = detailsOf(view)
  const { views, connecting, live, reconnecting } = useWords(APP_WORDS)
  const connection = isConnected ? live : reconnecting
  return (
    <header css={bar}>
      <div>
        <h1 id={titleId}>{views[view].title}</h1>
        <p css={[liveStyle, isConnected === false && lost]}>
          <span>{isConnected === null ? connecting : connection}</span> ·{' '}
          <span css={numeric}>{`${weekday} ${time}`}</span>
        </p>
      </div>
      {isByRestaurant && <RestaurantSelect value={restaurantId} onChoose={onChoose} />}
    </header>
  )
}
