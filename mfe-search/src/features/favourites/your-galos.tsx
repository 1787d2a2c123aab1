import { css } from '@galo/css'
import { MARKETS } from '@galo/domain'
import { Link, sitePaths, useWantedFulfilment } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useWriter } from '@galo/state'
import { HeartFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'
import { useFavourites } from './use-favourites'

/** More are a row that nobody reads to its end. */
const MOST = 6

/** Lies on the edge of what stands above, and takes no room: nothing moves when it comes. */
const strip = css`
  position: absolute;
  z-index: 3;
  inset: auto var(--gutter) calc(100% - 20px);
  display: flex;
  align-items: center;
  gap: 12px;
  width: fit-content;
  max-width: calc(100% - 2 * var(--gutter));
  padding: 6px 8px 6px 16px;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--e-2);

  & h2 {
    flex: none;
    font-size: var(--t-small);
  }
  & ul {
    display: flex;
    gap: 8px;
    min-width: 0;
    overflow-x: auto;
  }
  & li {
    flex: none;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--touch);
    padding-inline: 12px;
    border-radius: var(--r-2);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    background: var(--azul-50);
  }
  & svg {
    color: var(--hot);
  }
`

/** The restaurants of this market that the customer likes, each a link to its menu; nothing where there are none. */
export const YourGalos = () => {
  const words = useWords(FAVOURITES_WORDS)
  const { market } = useServices().config
  const fulfilment = useWantedFulfilment()
  const restaurant = useWriter('restaurant')
  const { restaurants } = useFavourites()
  const here = (restaurants ?? []).filter(({ country }) => country === MARKETS[market].countryCode).slice(0, MOST)
  if (here.length === 0) return null
  return (
    <section css={strip} aria-labelledby="your-galos">
      <h2 id="your-galos">{words.yourGalos}</h2>
      <ul>
        {here.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={sitePaths.menu(slug, fulfilment)}
              onClick={() => restaurant.setState({ selected: { id, slug, name } })}
            >
              <HeartFillIcon size={18} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
