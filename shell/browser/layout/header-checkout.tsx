import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useWords } from '@galo/words'
import { FrameIcon } from './drawing'
import { HelpCorner } from './help-corner'
import { HomeLink } from './header-parts'
import { LAYOUT_WORDS } from './layout.words'

/** Where people pay: the way back to the dishes, help, and that it is safe. */
export const CheckoutHeader = () => {
  const words = useWords(LAYOUT_WORDS)
  const menu = useMenuOfBasket()
  return (
    <div className="head-row">
      <Link
        className="head-item"
        to={menu ?? sitePaths.search()}
        aria-label={menu === null ? words.backToSearch : words.backToMenu}
      >
        <FrameIcon name="arrow-left" />
      </Link>
      <HomeLink />
      <div className="head-end">
        <HelpCorner />
        <span className="head-secure">
          <FrameIcon name="lock" size={16} />
          {words.secureCheckout}
        </span>
      </div>
    </div>
  )
}
