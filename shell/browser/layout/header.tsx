import type { ChromeVariant } from '@galo/contracts/description'
import { CheckoutHeader } from './header-checkout'
import { FullHeader } from './header-full'
import { OrderingHeader } from './header-ordering'

interface HeaderProps {
  readonly variant: ChromeVariant['header']
  /** Of the page it stands over. */
  readonly pathname: string
}

/** The header in the variant a page asks for (A06). */
export const Header = ({ variant, pathname }: HeaderProps) => (
  <header className={variant === 'full' ? 'head head-stays covers-top' : 'head'}>
    {variant === 'full' && <FullHeader pathname={pathname} />}
    {variant === 'ordering' && <OrderingHeader />}
    {variant === 'checkout' && <CheckoutHeader />}
  </header>
)
