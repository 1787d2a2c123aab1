import type { AppErrorCode } from '@galo/contracts'
import { useServices } from '@galo/services'
import { Button } from '@galo/ui'
import { AddressEntry } from '../../features/address-entry/address-entry'
import type { Dish } from '../../features/home/dishes'
import { CARE_PHONE, FAILURE_COPY, MAX_TRIES } from '../../features/restaurant-list/restaurant-list.errors'

export interface SearchFailedProps {
  readonly query: string
  readonly code: AppErrorCode
  readonly failures: number
  readonly busy: boolean
  readonly onRetry: () => void
  readonly dish: Dish | null
}

/** Rows D17, Q60: asking failed. Try again, three times; then a person on the phone. */
export const SearchFailed = ({ query, code, failures, busy, onRetry, dish }: SearchFailedProps) => {
  const phone = CARE_PHONE[useServices().config.market]
  const { title, text } = FAILURE_COPY[code]
  return (
    <div className="list">
      <AddressEntry key={query} initial={query} dish={dish} variant="bar" />
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{text}</p>
      {failures < MAX_TRIES ? (
        <Button onClick={onRetry} busy={busy && 'Asking again'}>
          Try again
        </Button>
      ) : (
        <p>
          It still isn’t working. Call us on <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> and we’ll find
          your grill by voice.
        </p>
      )}
    </div>
  )
}
