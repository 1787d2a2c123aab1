import { useState } from 'react'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { CheckboxRow, ChoiceGroup, Notice, Text, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { FAVOURITES_WORDS } from './favourites.words'

/** A guest likes nothing: browsers are shared. Says what signing in gives, and leads there and back. */
const GuestsCanLike = () => {
  const words = useWords(FAVOURITES_WORDS)
  const { session } = useServices()
  const [state, setState] = useState<'rest' | 'leaving' | 'failed'>('rest')
  const leave = () => {
    setState('leaving')
    session.signIn().catch(() => setState('failed'))
  }
  return (
    <>
      <Text size="small" tone="soft">
        {words.forGuests}
      </Text>
      <div>
        <WaitingButton variant="outline" size="small" busy={state === 'leaving' && words.signingIn} onClick={leave}>
          {words.signIn}
        </WaitingButton>
      </div>
      {state === 'failed' && (
        <Notice tone="error" live>
          {words.notSignedIn}
        </Notice>
      )}
    </>
  )
}

/** Among the filters: the menu as a list of what the customer likes. */
export const LikedChoice = () => {
  const words = useWords(FAVOURITES_WORDS)
  const isCustomer = useStore('session', ({ user }) => user !== null) ?? false
  const isOn = useStore('menuFilters', ({ onlyLiked }) => onlyLiked) ?? false
  const store = useWriter('menuFilters')
  return (
    <ChoiceGroup legend={words.legend}>
      {isCustomer ? (
        <CheckboxRow
          label={words.only}
          detail={words.onlyText}
          checked={isOn}
          onChange={(onlyLiked) => store.setState({ onlyLiked })}
        />
      ) : (
        <GuestsCanLike />
      )}
    </ChoiceGroup>
  )
}
