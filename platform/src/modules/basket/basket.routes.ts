import {
  addItem,
  addQuote,
  buildOrder,
  changeItem,
  createBasket,
  removeItem,
  validateBasket,
} from '@galo/contracts/basket'
import { createArea } from '../../kernel/http/answering'
import { built, refreshed } from './basket.build'
import { withItem, withItemChanged, withoutItem } from './basket.edit'
import { withBasket } from './basket.hold'
import { newBasket } from './basket.new'
import type { Shop } from './basket.ports'
import { withQuote } from './basket.quote'
import { transferBasket } from './basket.transfer'

/** The basket (F02 to F05). Every answer is signed and every change brings the last answer back. */
export const basketRoutes = (shop: Shop) => {
  const { routes, answer } = createArea(shop, 'list')

  answer(createBasket, ({ session, body }) => newBasket(shop, session, body))

  answer(addItem, ({ session, body: { item, upsell, ...view } }) =>
    withBasket(shop, session.sub, view, (held) =>
      withItem(held, {
        menuItemId: item.id,
        quantity: item.quantity,
        modifiers: item.modifiers,
        isUpsell: upsell,
      }),
    ),
  )

  answer(changeItem, ({ session, body: { item, ...view } }) =>
    withBasket(shop, session.sub, view, (held) => withItemChanged(held, item)),
  )

  answer(removeItem, ({ session, body }) =>
    withBasket(shop, session.sub, body, (held) => withoutItem(held, body.item_id)),
  )

  answer(validateBasket, async ({ session: { sub, kind }, body }) => {
    const transferred = kind === 'customer' ? await transferBasket(shop, sub, body) : null
    return transferred ?? withBasket(shop, sub, body, refreshed)
  })

  answer(addQuote, ({ session, body }) =>
    withBasket(shop, session.sub, body, (held) => withQuote(held, body.delivery_quote)),
  )

  answer(buildOrder, ({ session, body }) => withBasket(shop, session.sub, body, built))
  return routes
}
