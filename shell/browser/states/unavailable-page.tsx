import { css } from '@emotion/react'
import type { AppErrorCode } from '@galo/contracts'
import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, FailedState, Page } from '@galo/ui'

const room = css({ paddingBlock: 'var(--s-5)' })

type Reason = AppErrorCode | 'defect'

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
} satisfies Record<Reason, { heading: string; text: string }>

/** In place of a page that can't be had: what happened, Try again, and a way round. */
export const UnavailablePage = ({ reason, onRetry }: { readonly reason: Reason; readonly onRetry: () => void }) => (
  <Page css={room}>
    <FailedState
      heading={COPY[reason].heading}
      text={COPY[reason].text}
      level={1}
      onRetry={onRetry}
      retryLabel="Try again"
      action={
        <ButtonLink component={Link} to={sitePaths.search()} variant="outline">
          Go to search
        </ButtonLink>
      }
    />
  </Page>
)
