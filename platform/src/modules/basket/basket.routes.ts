import {
  addItem,
  addQuote,
  buildOrder,
  changeItem,
  createBasket,
  removeItem,
  setPreferences,
  validateBasket,
} from '@galo/contracts/basket'
import { createArea } from '../../kernel/http/answering'
import { buildBasket, refreshBasket } from './basket.build'
import { addToBasket, changeInBasket, removeFromBasket } from './basket.edit'
import { withBasket, withBasketAndItsMoney } from './with-basket'
import { newBasket } from './basket.new'
import type { BasketPlatform } from './basket.ports'
import { prefer } from './basket.preferences'
import { putQuote } from './basket.quote'
import { transferBasket } from './basket.transfer'

/** The basket (F02 to F05). Every answer is signed and every change brings the last answer back. */
export const basketRoutes = (platform: BasketPlatform) => {
  const { routes, answer } = createArea(platform, 'list')

  answer(createBasket, ({ session, body }) => newBasket(platform, session, body))

  answer(addItem, ({ session, body }) => withBasket(platform, session.sub, body, (held) => addToBasket(held, body)))

  answer(changeItem, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => changeInBasket(held, body)),
  )

  answer(removeItem, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => removeFromBasket(held, body.item_id)),
  )

  answer(validateBasket, async ({ session: { sub, kind }, body }) => {
    const transferred = kind === 'customer' ? await transferBasket(platform, sub, body) : null
    return transferred ?? withBasketAndItsMoney(platform, sub, body, refreshBasket)
  })

  answer(addQuote, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => putQuote(held, body.delivery_quote)),
  )

  answer(setPreferences, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => prefer(held, body.preferences)),
  )

  answer(buildOrder, ({ session, body }) => withBasketAndItsMoney(platform, session.sub, body, buildBasket))
  return routes
}
