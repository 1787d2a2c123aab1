import type { RestaurantSummary } from '@galo/contracts/restaurants'
import { css } from '@galo/css'
import { inSentence, useWords } from '@galo/words'
import { ORDER_PAGE_WORDS } from './order-page.words'

const box = css`
  padding: 14px 16px;
  background: var(--azul-50);
  border-radius: var(--r-2);
  color: var(--text-2);

  & h2 {
    font-size: var(--t-3);
    color: var(--text);
    margin-bottom: 4px;
  }
  & a {
    font-weight: 600;
    white-space: nowrap;
  }
`

/** Where other pages lead who wants help. */
export const HELP_ID = 'order-help'

export interface OrderHelpProps {
  readonly restaurant: RestaurantSummary | null
  readonly shortId: string
  /** Where they sit, when they do. */
  readonly table: string | null
}

/** Where to get help with an order. A collection's help is the restaurant itself: it alone can see the bag. Who sits there asks its people. */
export const OrderHelp = ({ restaurant, shortId, table }: OrderHelpProps) => {
  const words = useWords(ORDER_PAGE_WORDS)
  const code = <b>{shortId}</b>
  return (
    <section css={box} aria-labelledby={HELP_ID}>
      <h2 id={HELP_ID}>{words.help}</h2>
      <p>
        {table !== null
          ? inSentence(words.askOneOfUs, <b>{table}</b>, code)
          : restaurant
            ? inSentence(
                words.call,
                restaurant.name,
                <a href={`tel:${restaurant.telephone.replaceAll(' ', '')}`}>{restaurant.telephone}</a>,
                code,
              )
            : inSentence(words.askAtTill, code)}
      </p>
    </section>
  )
}
