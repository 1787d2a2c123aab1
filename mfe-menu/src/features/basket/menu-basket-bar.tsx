import { formatMoney } from '@galo/domain'
import { Link, sitePaths, type LinkProps } from '@galo/navigation'
import { basketCount } from '@galo/contracts/basket'
import { useStore } from '@galo/state'
import { BasketBar } from '@galo/ui'
import { toMoney } from '@galo/contracts/money'

/** What is in the basket, at the foot of the menu, where there is no room for the panel. */
export const MenuBasketBar = ({ to, state }: Pick<LinkProps, 'to' | 'state'>) => {
  const count = useStore('basket', basketCount)
  const total = useStore('basket', ({ signed }) => signed?.data.totals.grand_total ?? null)
  if (count === 0 || total === null) return null
  return (
    <BasketBar
      component={Link}
      to={to}
      state={state}
      count={count}
      total={formatMoney(toMoney(total))}
      hideFrom={1200}
      data-prepare={sitePaths.checkout()}
    />
  )
}
