import type { AppErrorCode } from '@galo/contracts'
import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, FailedState, Page, Stack } from '@galo/ui'

type Reason = AppErrorCode | 'defect'

/** What the customer reads, by what they can do about it. */
const COPY = {
  network: { title: 'You are offline', text: "It looks like you're offline. Please check your internet connection and try again." },
  timeout: { title: 'This is taking too long', text: 'The line is busy. Nothing in your basket changed.' },
  contract: { title: 'Sorry, something went wrong!', text: 'We got an answer we can’t read. Nothing in your basket changed.' },
  'session-ended': { title: 'Your session has ended', text: 'Nothing in your basket changed. Please try again.' },
  'remote-unavailable': { title: 'This part of the site tripped over', text: 'Nothing in your basket changed. The rest of the site is fine.' },
  rejected: { title: 'Sorry, something went wrong!', text: 'The kitchen didn’t answer as it should. Nothing in your basket changed.' },
  defect: { title: 'This part of the site tripped over', text: 'Nothing in your basket changed. The rest of the site is fine.' },
} satisfies Record<Reason, { title: string; text: string }>

/** In place of a page that can't be had: what happened, Try again, and a way round. */
export const UnavailablePage = ({ reason, onRetry }: { readonly reason: Reason; readonly onRetry: () => void }) => (
  <Page>
    <Stack gap={4}>
      <FailedState title={COPY[reason].title} onRetry={onRetry} retryLabel="Try again">
        {COPY[reason].text}
      </FailedState>
      <ButtonLink component={Link} to={sitePaths.search()} variant="outline">
        Go to search
      </ButtonLink>
    </Stack>
  </Page>
)
