import { useFlag } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { CheckboxRow, Stack, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { JOIN_CARD_WORDS } from './join-card.words'

/** A guest may join the card while paying (H09): one tick, off until they press it. Whether their e-mail has an account already is said to its owner alone. */
export const JoinCard = () => {
  const words = useWords(JOIN_CARD_WORDS)
  const checkout = useWriter('checkout')
  const isJoining = useStore('checkout', ({ loyaltySignupInCheckout }) => loyaltySignupInCheckout)
  const isGuest = (useStore('session', ({ user }) => user) ?? null) === null
  const isInviting = useFlag('join-loyalty') !== false
  if (!isGuest || !isInviting) return null
  return (
    <Stack gap={2}>
      <CheckboxRow
        name="join-card"
        label={words.join}
        detail={words.help}
        checked={isJoining}
        onChange={(isTicked) => checkout.setState((state) => ({ ...state, loyaltySignupInCheckout: isTicked }))}
      />
      <Text size="small" tone="soft" role="status">
        {isJoining && words.next}
      </Text>
      {/* A page of the site's own, beside what is typed here. */}
      <Text size="small">
        <a href="/terms" target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </Text>
    </Stack>
  )
}
