import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { Text } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { cardView, rewardLines } from './card.model'
import { CARD_WORDS } from './card.words'
import type { OffersProps } from './offers.port'
import { RewardRows } from './reward-rows'
import { useCardOutlook } from './use-discounts'

const part = css({ display: 'grid', gap: 'var(--s-2)' })

/** The card of who has one: what is on it, what this order does for it, and what it can pay for here (H02 to H06). */
export const CardPart = (props: OffersProps) => {
  const locale = useLocale()
  const words = useWords(CARD_WORDS)
  const signed = useStore('basket', (basket) => basket.signed)
  const outlook = useStore('discounts', ({ basket }) => basket)
  useCardOutlook()
  if (signed === null) return null
  const view = cardView(signed.data, outlook, locale)
  const rows = rewardLines(signed.data, outlook, locale)
  return (
    <section css={part} aria-label={words.heading}>
      {view !== null && (
        <div>
          <Text size="small" weight={700}>
            {view.balance}
          </Text>
          <Text size="small" tone="soft">
            {view.next} {view.earns}
          </Text>
        </div>
      )}
      {rows.length > 0 && <RewardRows rows={rows} {...props} />}
    </section>
  )
}

/** Who has no card is told once, in a line, that there is one. */
export const CardInvitation = () => {
  const words = useWords(CARD_WORDS)
  return (
    <Text size="small" tone="faint">
      {words.invite} <Link to={sitePaths.card()}>{words.card}</Link>.
    </Text>
  )
}
