import type { AppErrorCode } from '@galo/contracts/errors'
import type { TraceId } from '@galo/contracts/trace'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { Reference, WaitingButton } from '@galo/ui'
import { inSentence, useWords } from '@galo/words'
import { AddressEntry } from '../../features/address-entry/address-entry'
import type { Dish } from '../../features/home/dishes'
import { CARE_PHONE } from '../../features/restaurant-list/restaurant-list.errors'
import { SEARCH_FAILED_WORDS } from './search-failed.words'
import { canRetry } from './search-state.model'

/** Not to be seen under the dialog that offers the same. The focus comes back to it as the dialog closes. */
const wayOn = css`
  display: grid;
  html:has(dialog:modal) & {
    visibility: hidden;
  }
`

export interface SearchFailedProps {
  readonly query: string
  readonly code: AppErrorCode
  readonly reference: TraceId | null
  readonly failures: number
  readonly busy: boolean
  readonly onRetry: () => void
  readonly dish: Dish | null
}

/** The search failed (D17). "Try again" is offered three times; after that, the number of customer care. */
export const SearchFailed = ({ query, code, reference, failures, busy, onRetry, dish }: SearchFailedProps) => {
  const phone = CARE_PHONE[useServices().config.market]
  const words = useWords(SEARCH_FAILED_WORDS)
  const { title, text } = words.failures[code]
  return (
    <div className="list">
      <AddressEntry key={query} initial={query} dish={dish} variant="bar" />
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">{text}</p>
      <div css={wayOn}>
        {canRetry(failures) ? (
          <WaitingButton onClick={onRetry} busy={busy && words.askingAgain}>
            {words.tryAgain}
          </WaitingButton>
        ) : (
          <p>{inSentence(words.callUs, <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>)}</p>
        )}
      </div>
      <Reference of={reference} />
    </div>
  )
}
