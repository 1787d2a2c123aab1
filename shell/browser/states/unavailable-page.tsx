import { css } from '@emotion/react'
import { Link, sitePaths, type Contact } from '@galo/navigation'
import { ButtonLink, FailedState, Page } from '@galo/ui'
import type { UnavailableReason } from '../pages/page-view'
import { useBackOnline } from './use-back-online'

const room = css({ paddingBlock: 'var(--s-5)' })

/** What the customer reads, by what they can do about it. */
const COPY = {
  network: {
    heading: 'You are offline',
    text: "It looks like you're offline. Please check your internet connection and try again.",
  },
  timeout: { heading: 'This is taking too long', text: 'The line is busy. Nothing in your basket changed.' },
  contract: {
    heading: 'Sorry, something went wrong!',
    text: 'We got an answer we can’t read. Nothing in your basket changed.',
  },
  'session-ended': { heading: 'Your session has ended', text: 'Nothing in your basket changed. Please try again.' },
  'remote-unavailable': {
    heading: 'This part of the site tripped over',
    text: 'Nothing in your basket changed. The rest of the site is fine.',
  },
  rejected: {
    heading: 'Sorry, something went wrong!',
    text: 'The kitchen didn’t answer as it should. Nothing in your basket changed.',
  },
  defect: {
    heading: 'This part of the site tripped over',
    text: 'Nothing in your basket changed. The rest of the site is fine.',
  },
  'broken-release': {
    heading: 'This part of the site tripped over',
    text: 'Nothing in your basket changed. Loading the page again may bring a version that works.',
  },
} satisfies Record<UnavailableReason, { heading: string; text: string }>

const reload = () => location.reload()

interface Props {
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
export const UnavailablePage = ({ reason, contact, onRetry }: Props) => {
  useBackOnline(onRetry)
  const remedy =
    reason === 'broken-release'
      ? { onRetry: reload, retryLabel: 'Reload the page' }
      : { onRetry, retryLabel: 'Try again' }
  return (
    <Page css={room}>
      <FailedState
        heading={COPY[reason].heading}
        text={
          <>
            {COPY[reason].text}
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
