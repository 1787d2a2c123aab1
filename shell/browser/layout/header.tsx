import { basketCount } from '@galo/contracts/basket'
import type { ChromeVariant } from '@galo/contracts/description'
import { FragmentOutlet, Link, sitePaths, useMenuOfBasket } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { ArrowLeftIcon, BagIcon, CardholderIcon, GlobeIcon, LockIcon, Mark, UserCircleIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { bar, cardAlone, end, home, item, nav, roomy, row, secure, word } from './header-style'
import { MarketLink } from './market-link'
import { useFirstTouch } from './use-first-touch'
import { LAYOUT_WORDS } from './layout.words'

const Name = (name: { readonly lead: string; readonly word: string }) => (
  <span>
    <span css={roomy}>{name.lead} </span>
    <span css={word}>{name.word}</span>
  </span>
)

/** Where the menu team's basket can't be had, its place leads to the dishes all the same. */
const PlainBasket = () => {
  const words = useWords(LAYOUT_WORDS)
  const menu = useMenuOfBasket()
  if (menu === null) return null
  return (
    <Link css={item} to={menu}>
      <BagIcon size={20} />
      <Name {...words.basketInParts} />
    </Link>
  )
}

const BasketCorner = () => {
  const hasFood = useStore('basket', (basket) => basketCount(basket) > 0)
  if (!hasFood) return null
  return <FragmentOutlet name="basket-badge" props={{}} loading={null} unavailable={<PlainBasket />} />
}

/** A plain link until somebody touches the page; the account team's menu is not worth a byte of the first view. */
const AccountCorner = () => {
  const words = useWords(LAYOUT_WORDS)
  const plain = (
    <Link css={item} to={sitePaths.profile()}>
      <UserCircleIcon size={20} />
      <Name {...words.detailsInParts} />
    </Link>
  )
  return useFirstTouch() ? <FragmentOutlet name="account-menu" props={{}} loading={plain} unavailable={plain} /> : plain
}

const CheckoutHeader = () => {
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
      <Link css={home} to={sitePaths.search()} aria-label={words.home}>
        <Mark />
      </Link>
      <div css={end}>
        <span css={secure}>
          <LockIcon size={16} />
          {words.secureCheckout}
        </span>
      </div>
    </div>
  )
}

interface HeaderProps {
  readonly variant: ChromeVariant['header']
  /** Of the page it stands over. */
  readonly pathname: string
}

/** The header in the variant a page asks for (A06). */
export const Header = ({ variant, pathname }: HeaderProps) => {
  const words = useWords(LAYOUT_WORDS)
  const { config } = useServices()
  if (variant === 'checkout')
    return (
      <header css={bar}>
        <CheckoutHeader />
      </header>
    )
  return (
    <header css={bar}>
      <div css={row}>
        <Link css={home} to={sitePaths.search()} aria-label={words.home}>
          <Mark />
        </Link>
        <nav css={nav} aria-label={words.site}>
          <Link css={item} to={sitePaths.search()} aria-current={pathname.startsWith('/order') ? 'page' : undefined}>
            {words.order}
          </Link>
          <Link css={item} to={sitePaths.card()} aria-current={pathname.startsWith('/card') ? 'page' : undefined}>
            {words.card}
          </Link>
        </nav>
        <div css={end}>
          <MarketLink css={item} market={config.market}>
            <GlobeIcon size={20} />
          </MarketLink>
          <Link css={[item, cardAlone]} to={sitePaths.card()}>
            <CardholderIcon size={20} />
            <Name {...words.cardInParts} />
          </Link>
          <AccountCorner />
          <BasketCorner />
        </div>
      </div>
    </header>
  )
}
