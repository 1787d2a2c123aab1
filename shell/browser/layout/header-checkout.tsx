import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { ArrowLeftIcon, LockIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { HelpCorner } from './help-corner'
import { HomeLink, Name } from './header-parts'
import { end, item, row, secure } from './header-style'
import { LAYOUT_WORDS } from './layout.words'

/** Where people pay: the way back to the dishes, help, and that it is safe. */
export const CheckoutHeader = () => {
  const words = useWords(LAYOUT_WORDS)
  const menu = useMenuOfBasket()
  return (
    <div css={row}>
      <Link
        css={item}
        to={menu ?? sitePaths.search()}
        aria-label={menu === null ? words.backToSearch : words.backToMenu}
      >
        <ArrowLeftIcon size={20} />
      </Link>
      <HomeLink />
      <div css={end}>
        <HelpCorner />
        <span css={secure}>
          <LockIcon size={16} />
          {words.secureCheckout}
        </span>
      </div>
    </div>
  )
}
