import { formatMoney, money } from '@galo/domain'
import { wordsOf } from '@galo/words/tables'
import type { PlatformConfig } from '../../kernel/config'
import { siteOf } from '../../kernel/site-of'
import { ORDER_LINK_LIVES_DAYS, signOrderLink, type OrderPlaced } from '../orders'
import { sendLetter } from '../outbox'
import { findRestaurant } from '../restaurants'
import { ORDER_LETTERS_WORDS } from './order-letters.words'

/** Thanks for an order, with the link that opens it anywhere (0155). Who gave no e-mail gets none. */
export const sayPlaced = async (config: PlatformConfig, said: OrderPlaced): Promise<void> => {
  const { tx, orderId, row, request, built, now } = said
  const { email: toEmail, first_name: name } = request.customer
  if (toEmail == null) return
  const { market } = row
  const { hello, placed } = wordsOf(ORDER_LETTERS_WORDS, { language: config.language, market })
  const restaurant = await findRestaurant(tx, row.restaurantId)
  const { currency_code, value } = built.totals.grand_total
  const text = placed.text(restaurant?.name ?? placed.us, formatMoney(money(currency_code, value + said.tip)))
  const link = `${siteOf(config, market)}/order/myorders/${orderId}?access=${signOrderLink(orderId, now, config.basketKey)}`
  await sendLetter(
    tx,
    {
      kind: 'order-placed',
      market,
      toEmail,
      subject: placed.subject,
      text: [hello(name ?? ''), text, placed.link(ORDER_LINK_LIVES_DAYS)].join('\n\n'),
      link,
    },
    now,
  )
}
