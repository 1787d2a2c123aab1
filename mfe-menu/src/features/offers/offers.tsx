import { useStore } from '@galo/state'
import { CardInvitation, CardPart } from './card-part'
import { CodePart } from './code-part'
import type { OffersProps } from './offers.port'

/** What may make a basket cheaper: the rewards of a card, and one code. */
export const Offers = (props: OffersProps) => {
  const hasCard = useStore('basket', ({ signed }) => signed?.data.loyalty?.card_number != null)
  return (
    <>
      {hasCard && <CardPart {...props} />}
      <CodePart {...props} />
      {!hasCard && <CardInvitation />}
    </>
  )
}
