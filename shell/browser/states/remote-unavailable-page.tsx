import { useState } from 'react'
import type { TraceId } from '@galo/contracts/trace'
import { css } from '@galo/css'
import { Link, sitePaths, type Contact } from '@galo/navigation'
import { useBackOnline } from '@galo/services'
import { ButtonLink, FailedState, Page } from '@galo/ui'
import { inSentence, useWords } from '@galo/words'
import type { VisitRemote } from '../../shared/visit'
import type { UnavailableReason } from '../pages/page-view'
import { useKeptWords } from './kept-words'
import { STATES_WORDS } from './states.words'
import { APOLOGIES_WORDS } from './apologies.words'

const room = css({ paddingBlock: 'var(--s-5)' })

const reload = () => location.reload()

/**
 * Remotes of which a page that threw has been tried again: code that throws once more is as it was released, and stays so for the whole
 * visit (0044). Kept here, since what stood in place of the page is gone while that is tried.
 */
const tried = new WeakSet<Props['remote']>()

interface Props {
  /** Whose page it is. */
  readonly remote: Pick<VisitRemote, 'about'>
  readonly reason: UnavailableReason
  /** The trace of what failed. */
  readonly reference: TraceId
  /** Whom to ring meanwhile, where it is known. */
  readonly contact?: Contact | undefined
  readonly onRetry: () => void
}

const OrRing = ({ name, telephone }: Contact) => {
  const { orRing } = useWords(APOLOGIES_WORDS)
  const phone = <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>
  return <> {inSentence(orRing, name, phone)}</>
}

/** In place of a page that can't be had: what happened, what may help, and a way round. Comes back by itself with the line. */
export const RemoteUnavailablePage = ({ remote, reason: said, reference, contact, onRetry }: Props) => {
  const { offline, tryAgain } = useWords(STATES_WORDS)
  const words = useWords(APOLOGIES_WORDS)
  const kept = useKeptWords(remote)
  const [isInVain] = useState(() => tried.has(remote))
  const reason = said === 'defect' && isInVain ? 'broken-release' : said
  const tryAgainHere = () => {
    if (reason === 'defect') tried.add(remote)
    onRetry()
  }
  const { heading, text } = reason === 'network' ? offline : words.unavailable[reason](kept)
  useBackOnline(onRetry)
  const remedy =
    reason === 'broken-release'
      ? { onRetry: reload, retryLabel: words.reload }
      : { onRetry: tryAgainHere, retryLabel: tryAgain }
  return (
    <Page css={room}>
      <FailedState
        heading={heading}
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
          <ButtonLink component={Link} to={sitePaths.search()} variant="outline">
            {words.goToSearch}
          </ButtonLink>
        }
      />
    </Page>
  )
}
