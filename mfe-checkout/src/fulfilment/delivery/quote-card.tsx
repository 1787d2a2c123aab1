import { css } from '@galo/css'
import { formatTime, MARKETS, type DeliveryQuote } from '@galo/domain'
import { useStore } from '@galo/state'
import { MopedIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { feeOf, timesOf } from './delivery-quote.model'
import { DELIVERY_QUOTE_WORDS } from './delivery-quote.words'
import { usePartner } from './use-partner'

const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.875rem;
  padding: 1rem;
  border-radius: var(--r-2);
  background: var(--azul-50);
  .quote-icon {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: var(--r-petal);
    background: var(--azul-100);
    color: var(--azul-700);
  }
  .quote-words {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .quote-words > b {
    display: block;
    font: 800 1.25rem/1.25 var(--font-display);
  }
  .quote-words,
  .quote-until {
    font-size: var(--t-small);
  }
  .quote-until > b {
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** How long it takes, what it costs, who brings it, and until when that is promised. */
export const QuoteCard = ({ terms }: { readonly terms: DeliveryQuote }) => {
  const words = useWords(DELIVERY_QUOTE_WORDS)
  const locale = useLocale()
  const { currencyCode, timeZone } = MARKETS[locale.market]
  const restaurant = useStore('basket', (basket) => basket.restaurant?.name ?? null) ?? null
  const partner = usePartner()
  const fee = terms.fee === 0 ? words.free : feeOf(terms, currencyCode)
  return (
    <div css={card} role="status">
      <span className="quote-icon" aria-hidden="true">
        <MopedIcon size={26} />
      </span>
      <div className="quote-words">
        <b>{words.terms(timesOf(terms, locale), fee)}</b>
        {restaurant !== null && words.from(restaurant)}
        {partner !== null && ` ${words.broughtBy[partner]}`}
      </div>
      <span className="quote-until">
        {words.holds} <b>{formatTime(terms.validUntil, timeZone)}</b>
      </span>
    </div>
  )
}
