import { Link, sitePaths } from '@galo/navigation'
import { ArrowRightIcon, ButtonLink } from '@galo/ui'
import { useWords } from '@galo/words'
import { BASKET_LINES_WORDS } from './basket-lines.words'
import { useLineToMend } from './line-trouble'

/** On to paying; or first to the line that could not be ordered as it is. */
export const ToCheckout = () => {
  const words = useWords(BASKET_LINES_WORDS)
  const toMend = useLineToMend()
  if (toMend !== null)
    return (
      <ButtonLink component={Link} to={toMend.href} state={{ menuOverlay: true }} variant="next" full>
        {words.chooseAgainFor(toMend.dish)}
      </ButtonLink>
    )
  return (
    <ButtonLink component={Link} to={sitePaths.checkout()} variant="next" full data-prepare="">
      {words.goToCheckout}
      <ArrowRightIcon />
    </ButtonLink>
  )
}
