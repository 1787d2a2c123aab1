import { toMoney } from '@galo/contracts/money'
import { css } from '@galo/css'
import { formatMoney } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ArrowRightIcon, ButtonLink, Text } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { useLineToMend } from './line-trouble'

/** As high as the way that it stands in the place of: nothing moves when that goes. */
const noWay = css({ display: 'grid', alignItems: 'center', width: '100%', minHeight: '3.25rem', fontWeight: 600 })

export interface ToCheckoutProps {
  /** Why nothing of this can be ordered now, in a few words: they stand in the place of the way on. */
  readonly halted?: string | undefined
  /** Where the total may have been scrolled out of sight, it stands in the button. */
  readonly withTotal?: boolean
}

/** On to paying; or first to the line that could not be ordered as it is. Nobody is led to a checkout that can’t be. */
export const ToCheckout = ({ withTotal = false, halted }: ToCheckoutProps) => {
  const words = useWords(BASKET_LINES_WORDS)
  const toMend = useLineToMend()
  const total = useStore('basket', ({ signed }) => (withTotal && signed?.data.totals.grand_total) || null)
  if (halted !== undefined) return <Text css={noWay}>{halted}</Text>
  if (toMend !== null)
    return (
      <ButtonLink component={Link} to={toMend.href} state={{ menuOverlay: true }} variant="next" full>
        {words.chooseAgainFor(toMend.dish)}
      </ButtonLink>
    )
  return (
    <ButtonLink
      component={Link}
      to={sitePaths.checkout()}
      variant="next"
      full
      data-prepare=""
      end={total === null ? undefined : formatMoney(toMoney(total))}
    >
      {words.goToCheckout}
      {total === null && <ArrowRightIcon />}
    </ButtonLink>
  )
}
