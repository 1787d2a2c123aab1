import type { FragmentProps } from './fragment'
import { pathTo } from './path-to'

/** Compiled, never run: what remotes describe is all there is to go to and to show. */
export const addresses = () => {
  pathTo('/order/menu/:slug', { slug: 'deansgate' })
  // @ts-expect-error no remote describes such a page
  pathTo('/order/nowhere')
  // @ts-expect-error a menu is somebody's
  pathTo('/order/menu/:slug')
  // @ts-expect-error an order has an id, not a slug
  pathTo('/order/myorders/:id', { slug: 'one' })
}

export const aside: FragmentProps['basket-panel'] = { variant: 'aside' }
// @ts-expect-error the panel knows two shapes
export const round: FragmentProps['basket-panel'] = { variant: 'round' }
