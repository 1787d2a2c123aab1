import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { useNow } from '@galo/services'
import { PhoneIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { RiderReading } from './rider.model'
import { riderWords } from './rider-words.model'
import { RIDER_WORDS } from './rider.words'

const card = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding: 12px;
  background: var(--azul-50);
  border-radius: var(--r-3);

  & .initial {
    width: 56px;
    height: 56px;
    display: grid;
    place-items: center;
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: var(--r-2) var(--r-2) var(--r-2) 4px;
    font: 800 1.25rem/1 var(--font-display);
  }
  & h2 {
    font: 700 1.0625rem/1.3 var(--font-text);
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & .more {
    grid-column: 1 / -1;
  }
  & a {
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
    background: var(--azul-600);
    color: #fff;
    border-radius: var(--r-2);
  }
  @media print {
    display: none;
  }
`

interface RiderCardProps {
  readonly order: SubmittedOrder
  readonly reading: RiderReading
}

/** Who brings it, how far away they are, and their number where the partner gives one (J10). Where the map can't be seen, this says the same. */
export const RiderCard = ({ order, reading }: RiderCardProps) => {
  const words = useWords(RIDER_WORDS)
  const now = useNow('second')
  const { fact, quiet } = riderWords(order, reading, now, useLocale())
  const { full_name: name, contact_number: number, contact_bridge_code: code } = reading.tracking.rider
  return (
    <section css={card} aria-label={words.whoBringsIt}>
      <span className="initial" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <h2>{name}</h2>
        <p>{fact}</p>
      </div>
      {number !== '' && (
        <a href={`tel:${number.replaceAll(' ', '')}`} aria-label={words.call(name)}>
          <PhoneIcon size={22} />
        </a>
      )}
      {number !== '' && code !== '' && <p className="more">{words.bridge(code)}</p>}
      {quiet !== null && <p className="more">{quiet}</p>}
    </section>
  )
}
