import { Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useWords } from '@galo/words'
import { AccountCorner } from './account-corner'
import { FrameDrawing } from './drawing'
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
        <FrameDrawing name="arrow-left" />
      </Link>
      <HomeLink />
      <div className="head-end">
        <HelpCorner />
        {/* A phone has no room for it beside the way back; there the details ask. */}
        <div className="head-second">
          <AccountCorner />
        </div>
        <span className="head-secure">
          <FrameDrawing name="lock" size={16} />
          <span>
            {words.secure.word} <span className="head-lead">{words.secure.more}</span>
          </span>
        </span>
      </div>
    </div>
  )
}
