import { css } from '@galo/css'
import { Link, sitePaths, useWantedFulfilment } from '@galo/navigation'
import { useStore } from '@galo/state'
import { Picture } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { dishesIn, type Dish } from './dishes'
import { HOME_WORDS } from './home.words'

/** Two tiles beside each other; where a word takes the room of two, one. */
const grid = css`
  display: grid;
  gap: 16px;

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(5rem, 34%), 1fr));
    gap: 12px;
  }
  & a {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--r-3);
    color: var(--tinta-900);
    text-decoration: none;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--d-3) var(--ease-out);
  }
  & a[aria-current] {
    outline: 4px solid var(--azul-600);
    outline-offset: 3px;
  }
  & a:hover img {
    transform: scale(1.04);
  }
  & b {
    position: absolute;
    left: 10px;
    bottom: 10px;
    background: #fff;
    padding: 8px 14px;
    border-radius: var(--r-petal);
    box-shadow: var(--e-1);
    font: 800 1.0625rem/1 var(--font-display);
  }
  @media (min-width: 768px) {
    & ul {
      grid-template-columns: repeat(4, 1fr);
      gap: 20px;
    }
  }
`

export interface DishGridProps {
  readonly chosen: Dish | null
  readonly onChoose: (dish: Dish) => void
}

/**
 * The kinds of dishes. A menu belongs to a restaurant, so a tile leads to its section on the menu of the restaurant chosen last; before
 * one was chosen, to the address field, and the choice goes along with the search.
 */
export const DishGrid = ({ chosen, onChoose }: DishGridProps) => {
  const words = useWords(HOME_WORDS)
  const dishes = dishesIn(useLocale())
  const selected = useStore('restaurant', (restaurant) => restaurant.selected)
  const fulfilment = useWantedFulfilment()
  return (
    <section css={grid} aria-labelledby="what-are-you-after">
      <h2 id="what-are-you-after">{words.whatAreYouAfter}</h2>
      <ul>
        {dishes.map((dish) => {
          const { id, title, section, picture, ground } = dish
          const face = (
            <>
              <Picture
                url={`/order/media/items/${picture}`}
                alt=""
                ground={ground}
                size={400}
                sizes="(min-width: 768px) 290px, 45vw"
              />
              <b>{title}</b>
            </>
          )
          return (
            <li key={id}>
              {selected ? (
                <Link to={sitePaths.menu(selected.slug, fulfilment, section)}>{face}</Link>
              ) : (
                <a
                  href={`${sitePaths.search(id)}#where`}
                  aria-current={chosen?.id === id || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(dish)
                  }}
                >
                  {face}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
