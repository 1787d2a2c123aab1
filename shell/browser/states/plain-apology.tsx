import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { useBackOnline } from '@galo/services'
import { Page } from '@galo/ui'
import { useWords } from '@galo/words'
import { STATES_WORDS } from './states.words'

const room = css({ paddingBlock: 'var(--s-5)', display: 'grid', gap: 'var(--s-4)', justifyItems: 'start' })
const plainButton = css({
  minHeight: 'var(--touch)',
  padding: '0 var(--s-4)',
  border: 0,
  borderRadius: 'var(--r-2)',
  background: 'var(--action)',
  color: 'var(--on-action)',
  font: '700 1rem/1.15 var(--font-display)',
})

export const PlainRetry = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" css={plainButton} onClick={onRetry}>
    {useWords(STATES_WORDS).tryAgain}
  </button>
)

interface Props {
  readonly heading: ReactNode
  readonly text: ReactNode
  /** The trace of what failed. */
  readonly reference?: string
  readonly onRetry: () => void
}

/** In place of a page, with nothing that could be lost with it. Comes back by itself with the line. */
export const PlainApology = ({ heading, text, reference, onRetry }: Props) => {
  const words = useWords(STATES_WORDS)
  useBackOnline(onRetry)
  return (
    <Page css={room}>
      <div role="alert">
        <h1>{heading}</h1>
        <p>{text}</p>
        {reference && (
          <p>
            {words.reference} <code>{reference}</code>
          </p>
        )}
      </div>
      <PlainRetry onRetry={onRetry} />
    </Page>
  )
}
