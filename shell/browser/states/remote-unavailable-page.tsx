import type { TraceId } from '@galo/contracts/trace'
import { css } from '@galo/css'
import { Link, sitePaths, toldBy, type Contact } from '@galo/navigation'
import { useBackOnline } from '@galo/services'
import { ButtonLink, FailedState, Page } from '@galo/ui'
import { inSentence, useWords } from '@galo/words'
import type { VisitRemote } from '../../shared/visit'
import type { UnavailableReason } from '../pages/page-view'
import { useKeptWords } from './kept-words'
import { STATES_WORDS } from './states.words'
import { APOLOGIES_WORDS } from './apologies.words'
import { useOtherRelease } from './use-other-release'

const room = css({ paddingBlock: 'var(--s-5)' })

/** After so many in vain one more is no advice, where there is somebody to ring instead. */
const MOST_TRIES = 4

/** How often each page has been tried again. Kept here for the same reason. */
const timesTried = new WeakMap<Props['onRetry'], number>()

interface Props {
  /** Whose page it is. */
  readonly remote: VisitRemote
  readonly reason: UnavailableReason
  /** The trace of what failed. */
  readonly reference: TraceId
  /** What failed: it may say what that is called, and whom to ring meanwhile. */
  readonly error?: unknown
  readonly onRetry: () => void
  /** Another release of the remote has taken the place of the one that failed. */
  readonly onReplaced: () => void
}

const dialled = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, '')}`

const OrRing = ({ name, telephone }: Contact) => {
  const { orRing } = useWords(APOLOGIES_WORDS)
  const phone = <a href={dialled(telephone)}>{telephone}</a>
  return <> {inSentence(orRing, name, phone)}</>
}

/** In place of a page that can't be had: what happened, what may help, and a way round. Comes back by itself with the line. */
export const RemoteUnavailablePage = ({ remote, reason: said, reference, error, onRetry, onReplaced }: Props) => {
  const { offline, tryAgain } = useWords(STATES_WORDS)
  const words = useWords(APOLOGIES_WORDS)
  const kept = useKeptWords(remote)
  const tryAgainHere = () => {
    timesTried.set(onRetry, (timesTried.get(onRetry) ?? 0) + 1)
    onRetry()
  }
  // What threw may not throw a second time; what can't be used stays so.
  const other = useOtherRelease(remote, onReplaced, said === 'defect' ? tryAgainHere : undefined)
  const isOfRelease = said === 'defect' || said === 'broken-release'
  const reason = isOfRelease ? (other.isInVain ? 'broken-release' : 'defect') : said
  const { contact, heading: told } = toldBy(error)
  const { heading, text } = reason === 'network' ? offline : words.unavailable[reason](kept)
  const isEnough = contact !== undefined && (timesTried.get(onRetry) ?? 0) >= MOST_TRIES
  useBackOnline(onRetry)
  const remedy = isEnough
    ? {}
    : isOfRelease
      ? { onRetry: other.ask, retryLabel: other.isInVain ? words.reload : tryAgain, retrying: other.isAsking }
      : { onRetry: tryAgainHere, retryLabel: tryAgain }
  return (
    <Page css={room}>
      <FailedState
        heading={reason === 'network' ? heading : (told ?? heading)}
        text={
          <>
            {text}
            {contact !== undefined && <OrRing {...contact} />}
          </>
        }
        level={1}
        reference={reference}
        {...remedy}
        action={
          <>
            {isEnough && (
              <ButtonLink href={dialled(contact.telephone)} variant="danger" size="small">
                {words.ring(contact.name)}
              </ButtonLink>
            )}
            <ButtonLink component={Link} to={sitePaths.search()} variant="outline">
              {words.goToSearch}
            </ButtonLink>
          </>
        }
      />
    </Page>
  )
}
