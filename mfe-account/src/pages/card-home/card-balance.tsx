import { traceOf } from '@galo/contracts/errors'
import { Button, CheckCircleFillIcon, Notice, Reference, Skeleton, Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { useLoyaltyCard } from '../../api/use-loyalty-card'
import { Door } from '../../features/door/door'
import { Points } from '../../features/points/points'
import { balanceWords, rewardsWaiting } from './card-balance.model'
import { CARD_BALANCE_WORDS } from './card-balance.words'

interface CardBalanceProps {
  readonly cardNumber: string
}

/** What is on a customer's card: chillies, what comes next, and the rewards that wait (H09). */
export const CardBalance = ({ cardNumber }: CardBalanceProps) => {
  const words = useWords(CARD_BALANCE_WORDS)
  const locale = useLocale()
  const card = useLoyaltyCard(cardNumber)
  if (card.kind === 'failed')
    return (
      <Notice
        tone="warn"
        live
        action={
          <Button size="small" onClick={card.reset}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
        <Reference of={traceOf(card.error)} />
      </Notice>
    )
  if (card.kind !== 'ready') return <Skeleton height={180} />
  // The card was taken from the account since its number was read.
  if (card.data === null) return null
  const { count, next } = balanceWords(card.data, locale)
  const waiting = rewardsWaiting(card.data, locale)
  return (
    <Door icon={<CheckCircleFillIcon size={28} />} heading={count} text={next}>
      {waiting.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <>
          <Text tone="soft">{words.use}</Text>
          <Points has={waiting} />
        </>
      )}
    </Door>
  )
}
