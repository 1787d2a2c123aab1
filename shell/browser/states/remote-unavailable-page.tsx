import { useState } from 'react'
import type { TraceId } from '@galo/contracts/trace'
import { css } from '@galo/css'
import { Link, sitePaths, toldBy, type Contact } from '@galo/navigation'
import { useBackOnline } from '@galo/services'
import { ButtonLink, FailedState, Page } from '@galo/ui'
import { inSentence, useWords } from '@galo/words'
import type { VisitRemote } from '../../shared/visit'
import { useEnvironment } from '../app-environment'
import type { UnavailableReason } from '../pages/page-view'
import { useKeptWords } from './kept-words'
import { STATES_WORDS } from './states.words'
import { APOLOGIES_WORDS } from './apologies.words'
import { takeCurrentRelease } from './take-current-release'

const room = css({ paddingBlock: 'var(--s-5)' })

/**
 * Remotes that have been tried again in vain: code that fails once more is as it was released, and another document may bring another one
 * (0044). Kept here, since what stood in place of a page is gone while that is tried.
 */
const tried = new WeakSet<VisitRemote>()

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
  const { registry } = useEnvironment()
  const { offline, tryAgain } = useWords(STATES_WORDS)
  const words = useWords(APOLOGIES_WORDS)
  const kept = useKeptWords(remote)
  const [isTrying, setIsTrying] = useState(false)
  const [isInVain, setIsInVain] = useState(() => tried.has(remote))
  const reason = said === 'defect' && isInVain ? 'broken-release' : said
  const tryAgainHere = () => {
    timesTried.set(onRetry, (timesTried.get(onRetry) ?? 0) + 1)
    onRetry()
  }
  /** What was released bad is so however often it is asked for: another release is, where there is one by now. */
  const tryAnother = async () => {
    setIsTrying(true)
    const isReplaced = await takeCurrentRelease(remote, registry)
    setIsTrying(false)
    if (isReplaced) {
      tried.delete(remote)
      return onReplaced()
    }
    if (isInVain) return location.reload()
    tried.add(remote)
    if (reason === 'defect') tryAgainHere()
    else setIsInVain(true)
  }
  const { contact, heading: told } = toldBy(error)
  const { heading, text } =
    reason === 'network'
      ? offline
      : words.unavailable[reason === 'broken-release' && !isInVain ? 'defect' : reason](kept)
  const isEnough = contact !== undefined && (timesTried.get(onRetry) ?? 0) >= MOST_TRIES
  useBackOnline(onRetry)
  const remedy = isEnough
    ? {}
    : reason === 'broken-release' || reason === 'defect'
      ? { onRetry: () => void tryAnother(), retryLabel: isInVain ? words.reload : tryAgain, retrying: isTrying }
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
