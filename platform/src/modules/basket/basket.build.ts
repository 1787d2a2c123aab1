import { Refusal } from '../../kernel/http/refusal'
import type { MenuSnapshot } from '../menu'
import { expiryFrom, keepBasket, repriceBasket } from './basket.save'
import { menuFor, type HeldBasket, type Outcome } from './held-basket'
import { offersOf } from './basket.offers'
import { missingNames } from './basket.stock'
import { updateBasket } from './basket.store'
import { lostOffers } from './basket.upkeep'
import { basketView } from './basket.view'
import { isEmpty } from './basket.lines'
import { contentsProblem, kitchenProblemOf } from './order.check'
import { isQuoteOver, quoteProblem } from './quote.life'

/** Whether a basket, as it stands, says something that is no longer so: stock, quote, reward or code. */
const isOutdated = async ({ platform, tx, row, now }: HeldBasket, menu: MenuSnapshot): Promise<boolean> =>
  isQuoteOver(row, now) ||
  missingNames(row, menu).length > 0 ||
  (await lostOffers(platform, tx, row, menu, now)).length > 0

/** Looks again at stock, offers and prices, and gives the basket another half hour. */
export const refreshBasket = async (held: HeldBasket): Promise<Outcome> => {
  const { platform, tx, row } = held
  if (row.built !== null && (await platform.payments.isPaid(tx, row.id))) return keepBasket(held)
  const menu = await menuFor(held)
  return (await isOutdated(held, menu)) ? repriceBasket(held, menu) : { ...(await keepBasket(held)), menu }
}

/**
 * Freezes dishes and prices, so that there is one sum to pay; building what is built already changes nothing.
 * What an order would be refused for is refused here first, while nobody has paid. Once it is paid for, time does not change it.
 */
export const buildBasket = async (held: HeldBasket): Promise<Outcome> => {
  const { platform, tx, row, now } = held
  if (await platform.payments.isPaid(tx, row.id)) return keepBasket(held)
  const unquoted = quoteProblem(row, now)
  if (unquoted !== null) return { ...(await repriceBasket(held)), refusal: unquoted }
  if (isEmpty(row)) throw new Refusal(409, 'BASKET_EMPTY', 'basket: nothing in it')

  const menu = await menuFor(held)
  const contents = await contentsProblem(platform, tx, row, menu, now)
  if (contents !== null) return { ...(await repriceBasket(held, menu)), refusal: contents }
  // Nothing is wrong with the basket: it stays as it is, for another time or without its beer.
  const kitchen = await kitchenProblemOf(tx, row, menu, now, platform.config.slotCapacity)
  if (kitchen !== null) return { ...(await keepBasket(held)), menu, refusal: kitchen }
  if (row.built !== null) return keepBasket(held)

  const revision = row.revision + 1
  const priced = basketView({ ...row, revision }, menu, await offersOf(platform, tx, row, now), platform.rewards)
  const changes = { built: { ...priced, built: true }, revision, expiresAt: expiryFrom(now) }
  return { row: await updateBasket(tx, row, changes) }
}
