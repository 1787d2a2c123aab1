import { css } from '@galo/css'
import { Link, sitePaths, useWantedFulfilment } from '@galo/navigation'
import { useStore } from '@galo/state'
import { MapPinFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { CHANGE_RESTAURANT_WORDS } from './change-restaurant.words'

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 44px;
  font-size: var(--t-small);

  & p {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  & .where {
    min-width: 0;
  }
  & b {
    font-weight: 700;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 8px;
    color: inherit;
    font-weight: 600;
  }
`

/** "Galo Deansgate · Collection · Change": one line on somebody else's page, back to the results it came from. */
export const ChangeRestaurant = () => {
  const words = useWords(CHANGE_RESTAURANT_WORDS)
  const name = useStore('restaurant', ({ selected }) => selected?.name ?? null)
  const type = useWantedFulfilment()
  const query = useStore('location', (location) => location.query)
  const coordinates = useStore('location', (location) => location.coordinates)
  const back =
    query === '' && coordinates === null
      ? sitePaths.search()
      : sitePaths.searchResults({ query, fulfilment: type, ...(coordinates ?? {}) })
  return (
    <div css={bar}>
      <p>
        <MapPinFillIcon />
        <span className="where">
          {name !== null && (
            <>
              <b>{name}</b> ·{' '}
            </>
          )}
          {words.fulfilment[type]}
        </span>
      </p>
      <Link to={back} aria-label={name === null ? words.choose : words.changeRestaurant}>
        {name === null ? words.choose : words.change}
      </Link>
    </div>
  )
}
