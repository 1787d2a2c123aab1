import { css } from '@galo/css'
import { FireFillIcon, VisuallyHidden } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { OrderCard } from '../../calls'
import { warningLines } from './allergies.model'
import { FoodLabel } from './food-label'
import { leftOf } from './take-out.model'
import { TAKE_OUT_WORDS } from './take-out.words'
import { TICKET_WORDS } from './ticket.words'

const items = css`
  display: grid;
  gap: 0.375rem;
  li {
    display: grid;
    grid-template-columns: 1.375rem minmax(0, 1fr);
    gap: 0.375rem;
  }
`
const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  color: var(--text-2);
  font-size: 0.9375rem;
  em {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--hot);
    font-style: normal;
    font-weight: 600;
  }
`

const gone = css`
  text-decoration: line-through;
`
const warning = css`
  color: var(--error);
  font-weight: 700;
`

type Item = OrderCard['items'][number]

const Choices = ({ item }: { readonly item: Item }) => (
  <span css={choices}>
    {item.choices.map(({ name, isFire }, index) =>
      isFire ? (
        <em key={index}>
          <FireFillIcon size={14} />
          {name}
        </em>
      ) : (
        <span key={index}>{name}</span>
      ),
    )}
  </span>
)

/** What to cook. */
export const TicketItems = ({ items: all }: { readonly items: readonly Item[] }) => {
  const { times } = useWords(TICKET_WORDS)
  const { taken } = useWords(TAKE_OUT_WORDS)
  const locale = useLocale()
  return (
    <ul css={items}>
      {all.map((item, index) => (
        <li key={index}>
          <b>
            {item.quantity}
            <VisuallyHidden> {times}</VisuallyHidden>
          </b>
          <div>
            <span css={leftOf(item) === 0 && gone}>{item.name}</span>
            {item.takenOut > 0 && <b css={warning}> {taken(item.takenOut)}</b>}
            {item.choices.length > 0 && <Choices item={item} />}
            {warningLines(item.warnings, locale).map((line) => (
              <p key={line} css={warning}>
                {line}
              </p>
            ))}
            {item.labels.map((label) => (
              <FoodLabel key={label.name} of={label} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
