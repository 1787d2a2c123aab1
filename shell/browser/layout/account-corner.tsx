import { FragmentOutlet, Link, sitePaths } from '@galo/navigation'
import { UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { Name } from './header-parts'
import { LAYOUT_WORDS } from './layout.words'
import { useFirstTouch } from './use-first-touch'

/** A plain link until somebody touches the page; the account team's menu is not worth a byte of the first view. */
export const AccountCorner = () => {
  const words = useWords(LAYOUT_WORDS)
  const plain = (
    <Link className="head-item" to={sitePaths.profile()}>
      <UserCircleIcon size={20} />
      <Name {...words.detailsInParts} />
    </Link>
  )
  return useFirstTouch() ? <FragmentOutlet name="account-menu" props={{}} loading={plain} unavailable={plain} /> : plain
}
