import { css } from '@emotion/react'
import { formatMoney } from '@galo/domain'
import { useStore } from '@galo/state'
import { Heading, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BasketNews } from './basket-news'
import { BasketTotals } from './basket-totals'
import { troubleOf } from './basket.stock'
import { toMoney } from '@galo/contracts/money'
import { choiceWords, linesOf } from './basket.model'
import { useFreshBasket } from './use-basket'
import { ChangeLine, LineTrouble } from './line-trouble'
import { EmptyBasket } from './empty-basket'
import { BASKET_WORDS } from './basket.words'

const whole = css({ display: 'grid', gap: 'var(--s-4)' })
const list = css({ display: 'grid', gap: 'var(--s-3)' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 'var(--s-3)',
  alignItems: 'start',
})
const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  borderRadius: '10px 3px 10px 3px',
  background: 'var(--azul-100)',
  color: 'var(--azul-700)',
  fontWeight: 700,
  fontSize: 'var(--t-small)',
})

/** The basket to read while paying: what, how many, and every penny of it. */
export const BasketSummary = () => {
  const words = useWords(BASKET_WORDS)
  const lines = useStore('basket', linesOf)
  useFreshBasket()
  return (
    <section css={whole} aria-labelledby="order-heading">
      <Heading level={2} step={3} id="order-heading">
        {words.orderHeading}
      </Heading>
      <BasketNews />
      {lines.length === 0 ? (
        <EmptyBasket />
      ) : (
        <>
          <ul css={list}>
            {lines.map((line) => (
              <li key={line.id} css={row}>
                <span css={count} aria-label={words.times(line.quantity)} role="img">
                  {line.quantity}
                </span>
                <div>
                  <Text as="span">{line.display_name}</Text>
                  {choiceWords(line) !== '' && (
                    <Text size="small" tone="soft">
                      {choiceWords(line)}
                    </Text>
                  )}
                  <LineTrouble line={line} failed={false} />
                  {troubleOf(line) !== null && <ChangeLine line={line} />}
                </div>
                <Text as="span" numeric>
                  {formatMoney(toMoney(line.total_price))}
                </Text>
              </li>
            ))}
          </ul>
          <BasketTotals />
        </>
      )}
    </section>
  )
}
