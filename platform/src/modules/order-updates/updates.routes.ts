import type { InputOf } from '@galo/contracts/call'
import { getUpdates, setUpdates } from '@galo/contracts/orders'
import { marketOfCurrency, mobileNumberOf, nextUpdate } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import type { PushDevice } from '../../providers/push/port'
import { deliveriesOf, holdOrder, orderFor, ownOrder, progressOf, type OrderRow } from '../orders'
import { withdrawPushes } from '../push'
import { updateText } from './update.message'
import { addressesOf, updatesUntil } from './update.wishes.rules'
import { localeOf, updateFacts } from './updates.facts'
import type { UpdatesPlatform } from './updates.ports'
import { forgetDevice, forgetWishes, insertWishes, wishesOf, type WishRow } from './updates.store'

const REFUSALS = {
  email: ['UPDATES_EMAIL_INVALID', 'email: not an address that can be written to'],
  number: ['UPDATES_NUMBER_INVALID', 'text: not the number of a mobile'],
  device: ['UPDATES_DEVICE_INVALID', 'push: not a browser that can be sent to'],
} as const

/** For who has a letter's link: they see the order, and not where its messages go. */
const NOTHING = { email: { to: null, is_on: false }, text: { to: null, is_on: false }, next: null, until: null }

const refusal = (what: keyof typeof REFUSALS): Refusal => {
  const [code, message] = REFUSALS[what]
  return new Refusal(400, code, message)
}

const deviceOf = (wish: WishRow | undefined): PushDevice | null =>
  wish?.keys == null ? null : { endpoint: wish.to, keys: wish.keys }

/**
 * What has not reached a browser yet doesn't any more, once it is not the one. Saying stop stops everything there: a browser has one
 * subscription, whatever it is for.
 */
const forgetWhereItWas = async (tx: Db, was: WishRow | undefined, becomes: PushDevice | null | undefined) => {
  if (was === undefined || becomes === undefined || becomes?.endpoint === was.to) return
  if (becomes === null) await forgetDevice(tx, was.to)
  await withdrawPushes(tx, becomes === null ? { to: was.to } : { orderId: was.orderId })
}

/** What somebody asked to be told of their order, and asking for it (X18). */
export const updatesRoutes = (platform: UpdatesPlatform) => {
  const { db, clock, config, pushServices } = platform
  const { routes, answer } = createArea(platform, 'order')

  // A number and an address: for nobody's cache.
  routes.use(getUpdates.path, async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  const progressNow = async (tx: Db, order: OrderRow) =>
    progressOf({ order, tries: await deliveriesOf(tx, [order.id]) })

  const view = async (tx: Db, order: OrderRow) => {
    const now = clock.now()
    const progress = await progressNow(tx, order)
    const until = updatesUntil(order, progress, now)
    const wishes = await wishesOf(tx, order.id, now)
    const locale = localeOf(config, order)
    const channel = (name: WishRow['channel'], known: string | null) => {
      const wish = wishes.find((each) => each.channel === name)
      return { to: wish?.to ?? known, is_on: wish !== undefined }
    }
    const { email, phone_number: phone } = order.customer
    const next = until === null ? null : nextUpdate(progress)
    return {
      email: channel('email', email ?? null),
      text: channel('text', phone == null ? null : mobileNumberOf(phone, locale.market)),
      ...(pushServices === null ? {} : { push: { ...channel('push', null), key: pushServices.key } }),
      next: next === null ? null : updateText(next, await updateFacts(tx, order, now, locale), locale),
      until: until?.toISOString() ?? null,
    }
  }

  /** With the order held: nothing is sent of it meanwhile, and nothing that is asked for no more after it. */
  const keep = async (tx: Db, id: string, body: InputOf<typeof setUpdates>['body']): Promise<OrderRow> => {
    const order = await holdOrder(tx, id)
    if (order === undefined) throw new Error(`Order ${id} was there a moment ago`)
    const now = clock.now()
    const known = await wishesOf(tx, id, now)
    const asItWas = (name: WishRow['channel']) => known.find(({ channel }) => channel === name)
    const { email = asItWas('email')?.to ?? null, text = asItWas('text')?.to ?? null } = body
    const addresses = addressesOf({ email, text }, marketOfCurrency(order.currency))
    if (!addresses.ok) {
      throw refusal(addresses.error)
    }
    const device = body.push === undefined ? deviceOf(asItWas('push')) : body.push
    if (body.push != null && pushServices?.canReach(body.push) !== true) throw refusal('device')
    const until = updatesUntil(order, await progressNow(tx, order), now)
    const asked = [
      ...(['email', 'text'] as const).flatMap((channel) => {
        const to = addresses.value[channel]
        return to === null ? [] : [{ channel, to }]
      }),
      ...(device === null ? [] : [{ channel: 'push' as const, to: device.endpoint, keys: device.keys }]),
    ]
    if (until === null && asked.length > 0)
      throw new Refusal(409, 'UPDATES_OVER', 'Nothing more is sent about this order')
    await forgetWishes(tx, id, now)
    await forgetWhereItWas(tx, asItWas('push'), body.push)
    if (until !== null)
      await insertWishes(
        tx,
        asked.map((wish) => ({ ...wish, orderId: id, until })),
      )
    return order
  }

  answer(getUpdates, async ({ c, params, session: { sub } }) => {
    const order = await orderFor(platform, c, params)
    return { data: order.customerId === sub ? await view(db, order) : NOTHING }
  })

  answer(setUpdates, async ({ params, session: { sub }, body }) => {
    const { id } = await ownOrder(db, sub, params)
    return { data: await db.transaction(async (tx) => view(tx, await keep(tx, id, body))) }
  })
  return routes
}
