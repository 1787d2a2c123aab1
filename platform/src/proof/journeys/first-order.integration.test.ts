import { basketAnswerSchema, addItem, buildOrder, createBasket } from '@galo/contracts/basket'
import { type MenuItem, getAvailability, getMenu } from '@galo/contracts/menu'
import { pathOf } from '@galo/contracts/call'
import { listAvailableTimes, getThrottles, validateTime } from '@galo/contracts/capacity'
import { autocompleteAddress, getAddressDetails } from '@galo/contracts/localities'
import { getOrder, getOrderStatus, submitOrder } from '@galo/contracts/orders'
import { createTransaction as askToPayCall } from '@galo/contracts/payment'
import { getRestaurant, searchRestaurants } from '@galo/contracts/restaurants'
import { isComboChoice, isMealModifier, selectionProblems, askedModifiers, type Selection } from '@galo/domain'
import { createTransaction, confirmCard, createApi, signInGuest, submit, viewOf } from '../world/api'
import { runTestPlatform } from '../world/start-test-platform'

/** The platform's seconds go by in the test too: long enough for a slow machine to look before the kitchen answers. */
const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '120' })

/** Chooses as a hungry person would: a combo where there is one, and the first of everything that is asked for. */
const choose = (item: MenuItem): Selection => {
  let selection: Record<string, readonly string[]> = {}
  for (const modifier of item.modifiers.filter(({ slug }) => isMealModifier(slug))) {
    const combo = modifier.choices.find(({ slug }) => isComboChoice(slug))
    if (combo) selection = { [modifier.id]: [combo.id] }
  }
  for (const modifier of item.modifiers) {
    const asked = askedModifiers(item, selection).find((each) => each.modifier.id === modifier.id)
    if (asked === undefined || selection[modifier.id]) continue
    const repeats =
      modifier.selectableQuantity === true ? modifier.choices.flatMap((choice) => [choice, choice]) : modifier.choices
    selection = { ...selection, [modifier.id]: repeats.slice(0, asked.min).map(({ id }) => id) }
  }
  return selection
}

const wanted = (selection: Selection) => Object.entries(selection).map(([id, choices]) => ({ id, choices }))

const MENU_TOKEN = 'galo-public-menu'

describe.each([
  { market: 'UK', country: 'GB', typed: 'm1 1ae', city: 'Manchester', currency: 'GBP' },
  { market: 'IE', country: 'IE', typed: 'D02 X285', city: 'Dublin', currency: 'EUR' },
] as const)('A guest in $city', ({ market, country, typed, city, currency }) => {
  it('types a postcode, fills a basket, pays, and sees the order confirmed', async () => {
    const { url, clock } = platform
    const anybody = createApi(url)

    const predictions = await anybody.get(
      `${autocompleteAddress.path}?${new URLSearchParams({ input: typed, key: 'galo-development', types: 'address|postal_code', country })}`,
    )
    const [prediction] = autocompleteAddress.answer.parse(predictions.body).predictions
    expect(prediction?.type).toBe('postal_code')
    const details = await anybody.get(`${getAddressDetails.path}?public_id=${prediction?.id}&key=galo-development`)
    const { address } = getAddressDetails.answer.parse(details.body)
    expect(address.city).toContain(city)

    const { latitude: lat, longitude: lon } = address.coordinates
    const found = await anybody.query(searchRestaurants.path, searchRestaurants.document, {
      lat,
      lon,
      radius: 80_000,
      fulfilmentMethod: 'COLLECTION',
      sortBy: 'DISTANCE',
    })
    const { items } = searchRestaurants.answer.parse(found.body)
    const nearest = items.find(({ orderChannel, fulfilmentMethods }) => {
      const channel = orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === 'COLLECTION')
      const hours = fulfilmentMethods.find(({ name }) => name === 'COLLECTION')?.openingHours
      return channel?.enabled && channel.online && channel.reasons.length === 0 && hours
    })
    expect(nearest?.geo.address.country).toBe(country)
    const restaurantId = nearest?.identifier ?? ''

    const bySlug = await anybody.query(getRestaurant.path, getRestaurant.document, {
      slug: nearest?.slug,
      fulfilmentMethod: 'COLLECTION',
    })
    expect(getRestaurant.answer.parse(bySlug.body)).toEqual(nearest)

    const times = await anybody.query(listAvailableTimes.path, listAvailableTimes.document, {
      restaurantIds: [restaurantId],
      fulfilmentType: 'COLLECTION',
      fromTime: clock.now().toISOString(),
    })
    const [available] = listAvailableTimes.answer.parse(times.body)
    // Not the very next one, which may pass while the basket is being filled.
    const slot = available?.times[2]?.time ?? ''
    const busy = await anybody.query(getThrottles.path, getThrottles.document, { restaurantIds: [restaurantId] })
    expect(getThrottles.answer.parse(busy.body)[0]?.current.collection?.prepTime).toBeGreaterThan(0)
    const valid = await anybody.query(validateTime.path, validateTime.document, {
      restaurantIds: [restaurantId],
      fulfilmentType: 'COLLECTION',
      pickupTime: slot,
    })
    expect(validateTime.answer.parse(valid.body).valid).toBe(true)

    const menuCall = { query: getMenu.document, variables: { id: restaurantId, market } }
    const menuAnswer = await anybody.post(getMenu.path, menuCall, { authorization: `Bearer ${MENU_TOKEN}` })
    const sections = getMenu.answer.parse(menuAnswer.body)?.sections ?? []
    expect(sections.flatMap((section) => section.items).length).toBeGreaterThan(50)

    const { api } = await signInGuest(url, market)
    const missingAnswer = await api.query(getAvailability.path, getAvailability.document, {
      restaurantId,
      fulfilmentType: 'COLLECTION',
    })
    const missing = getAvailability.answer.parse(missingAnswer.body).map(({ id }) => id)

    const combo = sections
      .flatMap((section) => section.items)
      .find((item) => !missing.includes(item.id) && item.modifiers.some(({ slug }) => isMealModifier(slug)))
    if (combo === undefined) throw new Error('no combo on the menu')
    const selection = choose(combo)
    expect(selectionProblems(combo, selection)).toEqual([])

    const created = await api.post(createBasket.path, { fulfilment_type: 'COLLECTION', restaurant_id: restaurantId })
    expect(created.status).toBe(201)
    const empty = basketAnswerSchema.parse(created.body)
    const added = await api.post(addItem.path, {
      ...viewOf(empty),
      item: { id: combo.id, quantity: 2, modifiers: wanted(selection) },
    })
    const filled = basketAnswerSchema.parse(added.body)
    expect(filled.data.menu_items).toHaveLength(1)
    expect(filled.data.totals.grand_total.currency_code).toBe(currency)
    const built = basketAnswerSchema.parse((await api.post(buildOrder.path, viewOf(filled))).body)

    const payment = askToPayCall.answer.parse((await createTransaction(api, built)).body)
    const paid = await confirmCard(api, payment.stripe.clientSecret)
    expect(paid.body.status).toBe('succeeded')

    const submitted = await submit(api, built, payment, slot)
    expect(submitted.status).toBe(201)
    const { id } = submitOrder.answer.parse(submitted.body)

    const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
    expect(order.costs.total).toEqual(built.data.totals.grand_total)
    expect(order.fulfilment.pickup_time).toBe(slot)
    expect(['new', 'placed']).toContain(order.order_state)

    await platform.advance('2 min')
    const status = getOrderStatus.answer.parse((await api.get(pathOf(getOrderStatus.path, { id }))).body)
    expect(status).toEqual({
      order_state: 'confirmed',
      guest_order_state: 'confirmed',
      delivery_state: null,
      redelivery_state: null,
      refund: null,
      part_refund_count: 0,
    })
  })
})
