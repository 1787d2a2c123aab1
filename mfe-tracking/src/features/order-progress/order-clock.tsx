import { Badge } from '@galo/ui'
import { useWords } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import type { TrackingWords } from './tracking-words.model'

interface OrderClockProps {
  readonly pace: TrackingWords['pace'] | undefined
  readonly label: string
  /** Between when it comes, or to which table: written smaller than a time. */
  readonly span: string | null
  /** What the clock shows without one. */
  readonly time: string
}

/** The page's heading: the clock, what it is the time of, and whether that is kept. */
export const OrderClock = ({ pace, label, span, time }: OrderClockProps) => {
  const { paces } = useWords(ORDER_PROGRESS_WORDS)
  return (
    <div>
      {pace && (
        <Badge className="pace" tone={pace === 'late' ? 'error' : 'ok'}>
          {paces[pace]}
        </Badge>
      )}
      <h1 tabIndex={-1}>
        <span className="label">{label}</span>{' '}
        <span className={span === null ? 'clock' : 'clock span'}>{span ?? time}</span>
      </h1>
    </div>
  )
}
