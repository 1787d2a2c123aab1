import { applyDiscountCode, clearDiscountCode } from '@galo/contracts/basket'
import { createArea } from '../../kernel/http/answering'
import { visitorAddress } from '../../kernel/http/visitor-address'
import { rememberOwner, withBasket, type BasketPlatform } from '../basket'
import { applyCode, clearCode } from './code.actions'

/** A discount code joins a basket, or leaves it (F04). */
export const codeRoutes = (platform: BasketPlatform) => {
  const { db, config } = platform
  const { routes, answer } = createArea(platform, 'list')

  answer(applyDiscountCode, async ({ c, session: { sub, email }, body }) => {
    // With the e-mail known, a code for first orders is refused here already, and not only when the order is paid for.
    const mine = { basketId: body.basket.id, customerId: sub }
    if (email !== undefined) await rememberOwner(db, config, mine, { emails: [email] })
    return applyCode(platform, { customerId: sub, address: visitorAddress(c, config) }, body)
  })

  answer(clearDiscountCode, ({ session, body }) => withBasket(platform, session.sub, body, clearCode))
  return routes
}
