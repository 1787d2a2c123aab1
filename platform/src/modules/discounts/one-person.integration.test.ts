import { type SignedBasket, applyDiscountCode, validateBasket } from '@galo/contracts/basket'
import {
  ANA,
  createTransaction,
  customerNamed,
  signInGuest,
  submit,
  viewOf,
  type Api,
  type Person,
} from '../../proof/world/api'
import { aBasketOf, basketOf, buildBasket, payFor } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SALAD = 'item-citrus-prawn-salad'
const SLOT = '2026-11-17T18:30:00.000Z'

const platform = runTestPlatform({ SLOT_CAPACITY: '40', KITCHEN_CONFIRM_AFTER_S: '36000' })

/** A browser nobody has seen before. */
const newBrowser = async (): Promise<Api> => (await signInGuest(platform.url)).api
const withCode = async (api: Api, code: string): Promise<SignedBasket> =>
  basketOf(await api.post(applyDiscountCode.path, { ...viewOf(await aBasketOf(api, SALAD)), discount_code: code }))
const builtWith = async (api: Api, code: string) => buildBasket(api, await withCode(api, code))
/** Somebody of this name, with a telephone that ends like this. */
const person = (name: string, ending: string): Person => ({
  ...ANA,
  email: `${name}@example.com`,
  phone_number: `07700 9002${ending}`,
})
const payAs = (api: Api, basket: SignedBasket, email: string) => createTransaction(api, basket, {}, undefined, email)
const orderFree = async (who: Person) => {
  const api = await newBrowser()
  return submit(api, await builtWith(api, 'ON-THE-HOUSE'), null, SLOT, who)
}
/** The basket to go on with, whether this one is refused as stale or not. */
const nextOf = async (api: Api, basket: SignedBasket) => basketOf(await api.post(validateBasket.path, viewOf(basket)))

describe('What is once for each person', () => {
  it('is one free meal for one e-mail address, or one telephone, from however many browsers', async () => {
    const ben = person('ben', '01')
    expect((await orderFree(ben)).status).toBe(201)
    const again = [
      ben,
      { ...person('ben', '02'), email: 'Ben+lunch@Example.COM' },
      { ...person('bens-other', '01'), phone_number: '+44 7700 900201' },
    ]
    for (const who of again) {
      const { status, body } = await orderFree(who)
      expect([status, body.error?.code]).toEqual([409, 'DISCOUNT_CODE_LOST'])
    }
    expect((await orderFree(person('cat', '03'))).status).toBe(201)
  })

  it('is one of ten free meals that are ordered at once', async () => {
    const hal = person('hal', '08')
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => orderFree(hal)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  })

  it('is refused before anybody pays, and the basket goes on without it', async () => {
    const dan = person('dan', '04')
    await orderFree(dan)
    const api = await newBrowser()
    const basket = await builtWith(api, 'HELLO-GALO')
    const refused = await payAs(api, basket, 'DAN@example.com')
    expect([refused.status, refused.body.code]).toEqual([409, 'DISCOUNT_CODE_LOST'])
    const next = await nextOf(api, basket)
    expect(next.data.promotions?.codes).toEqual([])
    expect((await payAs(api, await buildBasket(api, next), dan.email)).status).toBe(200)
  })

  it('is refused as it is typed by a customer who had it as a guest', async () => {
    const { api, email } = await customerNamed(platform, 'Ben')
    await orderFree({ ...person('ben', '09'), email: email.toUpperCase() })
    const request = { ...viewOf(await aBasketOf(api, SALAD)), discount_code: 'ON-THE-HOUSE' }
    const { status, body } = await api.post(applyDiscountCode.path, request)
    expect([status, body.errors[0].code]).toEqual([409, 'DISCOUNT_CODE_LIMIT_REACHED'])
  })

  it('gives the money back to who is known by the telephone alone, once it was paid', async () => {
    const eve = person('eve', '05')
    await orderFree(eve)
    const api = await newBrowser()
    const basket = await builtWith(api, 'HELLO-GALO')
    const renamed = { ...eve, email: 'eves-new@example.com' }
    const { status, body } = await submit(api, basket, await payFor(api, basket, renamed.email), SLOT, renamed)
    expect([status, body.error?.code]).toEqual([409, 'DISCOUNT_CODE_LOST'])
    const { charges } = (await platform.console.get(`/console/api/charges?basket_id=${basket.data.id}`)).body
    expect(charges).toMatchObject([{ refundedAt: expect.any(String) }])
    expect((await nextOf(api, basket)).data.promotions?.codes).toEqual([])
  })

  it('is not used up by a basket that was left at the till', async () => {
    const fay = person('fay', '06')
    const left = await newBrowser()
    expect((await payAs(left, await builtWith(left, 'HELLO-GALO'), fay.email)).status).toBe(200)
    const api = await newBrowser()
    const basket = await builtWith(api, 'HELLO-GALO')
    expect((await submit(api, basket, await payFor(api, basket, fay.email), SLOT, fay)).status).toBe(201)
  })

  it('is had again when the first order came to nothing', async () => {
    const gil = person('gil', '07')
    const { id } = (await orderFree(gil)).body.data
    expect((await orderFree(gil)).status).toBe(409)
    await platform.console.post(`/console/api/orders/${id}/reject`, {})
    expect((await orderFree(gil)).status).toBe(201)
  })
})
