import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { ReactNode } from 'react'
import type { OrderCard } from '../../calls'
import { useNow } from '../data/console-context'
import { tileStyle } from '../layout/rows'
import { takings, waitingCount } from './board.model'
import { ORDERS_WORDS } from './orders.words'
import { isLate } from './ticket-clock.model'

const figures = css`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :last-of-type {
    grid-column: 1 / -1;
  }
  @media (min-width: 700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :last-of-type {
      grid-column: auto;
    }
  }
`
const figure = css`
  padding: 0.875rem 1rem;
  dt,
  span {
    display: block;
    color: var(--text-2);
    font-size: 0.875rem;
  }
  b {
    font: 800 1.875rem/1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`
const bad = css`
  color: var(--error);
`

interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  readonly about: string
  readonly isBad?: boolean
}

const Figure = ({ name, value, about, isBad = false }: FigureProps) => (
  <div css={[tileStyle, figure]}>
    <dt>{name}</dt>
    <dd>
      <b css={isBad && bad}>{value}</b>
      <span>{about}</span>
    </dd>
  </div>
)

/** How the day goes, in three figures. */
export const BoardFigures = ({ orders }: { readonly orders: readonly OrderCard[] }) => {
  const now = useNow()
  const words = useWords(ORDERS_WORDS)
  const late = orders.filter((order) => isLate(order, now)).length
  const taken = takings(orders)
  return (
    <dl css={figures}>
      <Figure
        name={words.onTheGo}
        value={orders.filter(({ stage }) => stage !== 'done').length}
        about={words.waiting(waitingCount(orders))}
      />
      <Figure name={words.late} value={late} about={words.ofToday(orders.length)} isBad={late > 0} />
      <Figure name={words.taken} value={taken.words} about={words.accepted(taken.count)} />
    </dl>
  )
}
