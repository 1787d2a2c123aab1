import { useState } from 'react'
import { css } from '@galo/css'
import { useServices } from '@galo/services'
import { Heading, Notice, Text, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { SAVED_BASKETS_WORDS } from './saved-baskets.words'

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 'var(--s-3)' })

/** A guest’s basket is saved by nobody: says what signing in gives, and leads there and back. */
export const GuestsCanSave = () => {
  const words = useWords(SAVED_BASKETS_WORDS)
  const { session } = useServices()
  const [state, setState] = useState<'rest' | 'leaving' | 'failed'>('rest')
  const leave = () => {
    setState('leaving')
    session.signIn().catch(() => setState('failed'))
  }
  return (
    <section css={part} aria-label={words.heading}>
      <Heading level={3}>{words.heading}</Heading>
      <Text size="small" tone="soft">
        {words.forGuests}
      </Text>
      <WaitingButton variant="outline" size="small" busy={state === 'leaving' && words.signingIn} onClick={leave}>
        {words.signIn}
      </WaitingButton>
      {state === 'failed' && (
        <Notice tone="error" live>
          {words.notSignedIn}
        </Notice>
      )}
    </section>
  )
}
