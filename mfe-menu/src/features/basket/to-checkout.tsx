import { toMoney } from '@galo/contracts/money'
import { formatMoney } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ArrowRightIcon, ButtonLink } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { useLineToMend } from './line-trouble'

interface ToCheckoutProps {
  /** Where the total may have been scrolled out of sight, it stands in the button. */
  readonly withTotal?: boolean
}

/** On to paying; or first to the line that could not be ordered as it is. */
export const ToCheckout = ({ withTotal = false }: ToCheckoutProps) => {
  const words = useWords(BASKET_LINES_WORDS)
  const toMend = useLineToMend()
  const total = useStore('basket', ({ signed }) => (withTotal && signed?.data.totals.grand_total) || null)
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
