import type { SignedBasket } from '@galo/contracts/basket'
import { openSession, paths } from '@galo/contracts/site'
import type { ChosenFulfilment, FulfilmentRequest } from '@galo/domain'
import { createHttp, createTokens, type SessionSource } from '@galo/services'
import { createState, persistState, shareState, type KeyValueStorage } from '@galo/state'
import { storesInUse } from '@galo/build/descriptions'
import { createPlaceOrder, type PlaceOrder } from '../../mfe-checkout/src/features/place-order/create-place-order'
import { attemptIn, paymentAfter, withDetailsOf } from '../../mfe-checkout/src/features/place-order/pay-attempt.records'
import { basketInSight } from '../../mfe-checkout/src/features/place-order/pay-standing'
import type { PlaceOrderState } from '../../mfe-checkout/src/features/place-order/place-order.states'
import { perform } from '../../mfe-checkout/src/features/place-order/place-order.steps'
import { recordOutcome } from '../../mfe-checkout/src/features/place-order/record-outcome'
import { createBasketActions } from '../../mfe-menu/src/features/basket/basket.actions'
import * as changes from '../../mfe-menu/src/features/basket/basket.changes'
import { createGuestToken } from '../../shell/browser/session/guest-token'
import { confirmCard } from './card-on-the-line'
import { DISHES, RESTAURANT_STATE } from './customer'
import type { Device } from './device'
import type { Draw } from './draw'
import { createSpoiledLine, NEVER, overTheLine, type Fault } from './spoiled-line'
import { choose, findMethod } from './ways'

const ANA = {
  givenName: 'Ana',
  familyName: 'Lopes',
  email: 'ana@example.com',
  phoneNumber: '07700 900123',
  saved: true,
}

export interface TabInput {
  readonly device: Device
  /** What this tab keeps over a reload, and loses when it is closed. */
  readonly storage: KeyValueStorage
  readonly siteUrl: string
  readonly platformUrl: string
  readonly draw: Draw
  /** The share of its calls that go wrong. */
  readonly share: number
  readonly now: () => number
  /** Makes a customer's token; `null` for a guest, who gets theirs from the site. */
  readonly signIn: (() => Promise<string>) | null
  readonly leftBehind: Promise<unknown>[]
  /** What somebody still has to do outside of the browser. */
  readonly toDo: (() => Promise<unknown>)[]
  readonly note: (call: string, fault: Fault | string) => void
  readonly report: (error: unknown) => void
}

/**
 * The checkout in a tab of a browser, without its screen: its stores as the browser keeps them, its client over the site's own server,
 * its basket and its steps of paying.
 */
export const openTab = (input: TabInput) => {
  const { device, siteUrl, platformUrl, draw, now, leftBehind, toDo, note, report } = input
  let isGone = false
  let leave = () => {}
  const gone = new Promise<void>((resolve) => {
    leave = () => {
      isGone = true
      stopKeeping()
      channel.close()
      resolve()
    }
  })

  const state = createState(storesInUse())
  const channel = device.channel()
  const stopKeeping = persistState(
    state,
    (where) => (where === 'device' ? device.storage : input.storage),
    (message, store) => report(new Error(`${message}: ${store}`)),
  )
  shareState(state, channel)
  const line = createSpoiledLine({
    draw,
    share: input.share,
    isGone: () => isGone,
    leave: () => leave(),
    leftBehind,
    note,
  })
  /** The last failure of a call, for whoever has to find out why. */
  let failure: unknown = null
  const common = {
    transport: overTheLine(line, device.carry),
    log: (...said: unknown[]) => void (failure = said),
    isOnline: line.isOnline,
    wait: async () => {},
    random: () => 0.5,
  }
  const details = state.write('fulfilmentDetails')
  const site = createHttp({
    ...common,
    baseUrl: siteUrl,
    tokens: { get: async () => null, renew: async () => null },
  })
  const guest = createGuestToken({
    ask: async (email) => (await site.send(openSession, { body: { email } })).session,
    email: () => (details.getState().personal.saved ? details.getState().personal.email : null),
    nowS: () => now() / 1_000,
    platformNow: now,
    onChange: () => {},
  })
  const { signIn } = input
  const session: SessionSource =
    signIn === null
      ? { get: () => guest.get(), renew: (_, stale) => guest.renew(stale) }
      : { get: () => signIn(), renew: () => signIn() }
  const http = createHttp({
    ...common,
    baseUrl: siteUrl + paths.site.platformProxy,
    tokens: createTokens({
      session: async () => session,
      publicTokens: { development: 'galo-development', menu: 'galo-public-menu' },
    }),
  })

  const basket = state.write('basket')
  const payment = state.write('payment')
  const createId = () => `${draw.number(1e9)}-${draw.number(1e9)}`
  const actions = createBasketActions({
    store: basket,
    http,
    isOnline: line.isOnline,
    createId,
    publish: () => {},
    filters: () => state.write('menuFilters').getState(),
    locale: { language: 'en', market: 'UK' },
    onAgeStated: () => {},
    loadChanges: async () => changes,
  })
  /** A fresh one that came with a refusal or a quote, until the store moves on. */
  let offered: { readonly signed: SignedBasket; readonly revision: number } | null = null
  const current = (): SignedBasket | null => {
    const { signed, revision } = basket.getState()
    return offered !== null && offered.revision === revision && offered.signed.data.id === signed?.data.id
      ? offered.signed
      : signed
  }
  /** What the page saw last: the basket goes the moment it is ordered, perhaps by another tab. */
  let last: SignedBasket | null = null
  const seen = (): SignedBasket | null => (last = current() ?? last)
  basket.subscribe(seen)
  seen()
  const offer = (signed: SignedBasket) => {
    offered = { signed, revision: basket.getState().revision }
  }
  let isRefused = false
  let number = ''

  /** The page, opened: what is kept of a try to pay is taken up, and what another tab is at. */
  const openPage = (): PlaceOrder => {
    const order = createPlaceOrder({
      createId,
      keep: (attempt, after) => {
        if (!isGone) payment.setState((known) => paymentAfter(known, attempt, after))
      },
      kept: () => attemptIn(payment.getState()),
      oneTabAtATime: (basketId, run) => device.inTurn(basketId, () => isGone, gone, run),
      report,
    })
    order.subscribe(() => {
      const after = order.get()
      recordOutcome(after, {
        checkout: state.write('checkout'),
        sale: null,
        publish: (name) => {
          if (name === 'basket.refused') isRefused = true
        },
      })
      if (after.kind === 'done' && !isGone) device.orders.tell(after.placed)
      if (after.kind === 'stopped' && after.stop.reason === 'basket-refused' && after.stop.fresh !== null)
        offer(after.stop.fresh)
    })
    const card = {
      confirm: (secret: string) =>
        confirmCard(
          {
            ...{ url: platformUrl, line, draw, leave, leftBehind },
            later: (act) => toDo.push(act),
            note: (what) => note(what, ''),
          },
          secret,
          number,
        ),
    }
    order.serve(async (waiting) => {
      if (isGone) return NEVER
      const before = line.faults()
      const event = await perform(waiting, {
        http,
        log: () => {},
        findMethod,
        basket: seen,
        card: () => card,
        cardholder: () => 'Ana Lopes',
        fraud: () => Promise.resolve({ kind: 'blocked', reason: 'Nobody loads scripts here' } as const),
        deviceId: () => 'device-1',
        customerId: () => null,
        // Seconds: whatever a tab that has gone had sent is there by then.
        wait: async () => void (await Promise.allSettled(leftBehind)),
      })
      // Whatever the platform itself refuses, it has a reason that can be said.
      if (event.type === 'rejected' && line.faults() === before)
        report(new Error(`refused without a word for it: ${JSON.stringify(failure)}; ${JSON.stringify(waiting)}`))
      return isGone ? NEVER : event
    })
    const takeUp = () => {
      const attempt = isGone ? null : attemptIn(payment.getState())
      if (attempt === null) return
      details.setState((known) => withDetailsOf(known, attempt, findMethod))
      order.takeUp(attempt)
    }
    takeUp()
    payment.subscribe(takeUp)
    return order
  }
  let order = openPage()
  /** Placed here or by another tab that was faster: the one way on from this page. */
  let ledTo: PlaceOrderState | null = null
  device.orders.hear((placed) => {
    if (isGone) return
    if (placed.basketId === last?.data.id) ledTo = { kind: 'done', placed }
    actions.clearAfterOrder(placed.basketId)
  })

  /** Where the page stands when nobody works at it any more; `null` when its tab has gone. */
  const settled = async (): Promise<PlaceOrderState | null> => {
    const state = await Promise.race([
      gone.then(() => null),
      new Promise<PlaceOrderState>((resolve) => {
        const watched = order
        const look = () => {
          const { kind } = watched.get()
          if (kind !== 'working' && kind !== 'asking') resolve(watched.get())
        }
        watched.subscribe(look)
        look()
      }),
    ])
    return state === null ? null : (ledTo ?? state)
  }
  /** What its work came to, unless the tab goes meanwhile. */
  const unlessGone = <T>(work: Promise<T>): Promise<T | null> => Promise.race([work, gone.then(() => null)])

  return {
    isGone: () => isGone,
    isOnline: line.isOnline,
    leave: () => leave(),
    settled,
    basketInSight: () => basketInSight(order.get(), { current: current(), last: seen() }),
    isRefused: () => isRefused,
    /** Up to three dishes; what can't be had, or never arrived, is not there. */
    fill: async (fulfilmentType: ChosenFulfilment) => {
      details.setState((known) => ({ ...known, personal: ANA }))
      for (let count = 0; count <= draw.number(3) && !isGone; count++)
        await unlessGone(
          actions.add({ restaurant: RESTAURANT_STATE, fulfilmentType }, { item: draw.one(DISHES), picture: '' }),
        )
    },
    /** As the menu does when it hears that the basket was refused; then whatever is in the way is taken out. */
    mend: async () => {
      isRefused = false
      await unlessGone(actions.recheck(createId()))
      for (const row of basket.getState().signed?.data.menu_items ?? [])
        if (!isGone && (row.age_restricted === true || row.out_of_stock === true || row.error === true))
          await unlessGone(actions.setQuantity(row.id, 0))
    },
    choose: async (way: ChosenFulfilment): Promise<FulfilmentRequest | null> => {
      const signed = current()
      if (signed === null || signed.data.menu_items.length === 0) return null
      const restaurantId = RESTAURANT_STATE.id
      return unlessGone(choose(way, { http, draw, restaurantId, now, signed, offer }))
    },
    pay: (request: FulfilmentRequest, card: string) => {
      number = card
      const basketId = basketInSight(order.get(), { current: current(), last: seen() })?.data.id
      const { email, givenName, familyName, phoneNumber } = ANA
      const customer = { email, first_name: givenName, last_name: familyName, phone_number: phoneNumber }
      if (basketId != null) order.pay(basketId, { customer, fulfilment: request, isOfAge: true })
      return settled()
    },
    askAgain: () => {
      order.askAgain()
      return settled()
    },
    /** Looked at again after another tab, or an app. */
    comeIntoSight: () => {
      if (!isGone) order.askAgain()
    },
    /** Away with the back button, and here again: what was begun goes on meanwhile. */
    backAndForth: () => {
      order = openPage()
      return settled()
    },
  }
}

export type Tab = ReturnType<typeof openTab>
