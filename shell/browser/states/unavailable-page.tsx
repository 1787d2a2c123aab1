import { css } from '@emotion/react'
import type { Owner } from '@galo/contracts/owner'
import { Link, sitePaths, type Contact } from '@galo/navigation'
import { useBackOnline } from '@galo/services'
import { ButtonLink, FailedState, Page } from '@galo/ui'
import type { UnavailableReason } from '../pages/page-view'
import { keptWords } from './kept-words'

const room = css({ paddingBlock: 'var(--s-5)' })

/** What the customer reads, by what they can do about it. */
const copyOf = (kept: string) =>
  ({
    network: {
      heading: 'You are offline',
      text: "It looks like you're offline. Please check your internet connection and try again.",
    },
    timeout: { heading: 'This is taking too long', text: `The line is busy. ${kept}` },
    contract: { heading: 'Sorry, something went wrong!', text: `We got an answer we can’t read. ${kept}` },
    'session-ended': { heading: 'Your session has ended', text: `${kept} Please try again.` },
    'remote-unavailable': {
      heading: 'This part of the site tripped over',
      text: `${kept} The rest of the site is fine.`,
    },
    rejected: {
      heading: 'Sorry, something went wrong!',
      text: `The kitchen didn’t answer as it should. ${kept}`,
    },
    defect: { heading: 'This part of the site tripped over', text: `${kept} The rest of the site is fine.` },
    'broken-release': {
      heading: 'This part of the site tripped over',
      text: `${kept} Loading the page again may bring a version that works.`,
    },
  }) satisfies Record<UnavailableReason, { heading: string; text: string }>

const reload = () => location.reload()

interface Props {
  /** Whose page it is. */
  readonly owner: Owner
  readonly reason: UnavailableReason
  /** Whom to ring meanwhile, where it is known. */
  readonly contact?: Contact | undefined
  readonly onRetry: () => void
}

const OrRing = ({ name, telephone }: Contact) => (
  <>
    {' '}
    {name} answers on <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>.
  </>
)

/** In place of a page that can't be had: what happened, what may help, and a way round. Comes back by itself with the line. */
export const UnavailablePage = ({ owner, reason, contact, onRetry }: Props) => {
  const { heading, text } = copyOf(keptWords(owner))[reason]
  useBackOnline(onRetry)
  const remedy =
    reason === 'broken-release'
      ? { onRetry: reload, retryLabel: 'Reload the page' }
      : { onRetry, retryLabel: 'Try again' }
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
        {...remedy}
        action={
          <ButtonLink component={Link} to={sitePaths.search()} variant="outline">
            Go to search
          </ButtonLink>
        }
      />
    </Page>
  )
}
