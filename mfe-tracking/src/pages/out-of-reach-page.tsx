import { FailedState } from '@galo/ui'
import { MessagePage } from './message-page'

interface OutOfReachPageProps {
  readonly heading: string
  /** What did not change by it. */
  readonly text: string
  readonly reference: string | null
  readonly onRetry: () => void
}

/** Nothing is known yet and nobody answers: a page with Retry. */
export const OutOfReachPage = ({ heading, text, reference, onRetry }: OutOfReachPageProps) => (
  <MessagePage>
    <FailedState level={1} heading={heading} text={text} reference={reference} onRetry={onRetry} />
  </MessagePage>
)
