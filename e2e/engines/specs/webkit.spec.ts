import { expect } from '@playwright/test'
import { PLACES } from '../../fixtures/journey'
import { countCharges, countOrders } from '../../fixtures/platform'
import { cutOff, HEIGHT, WIDTHS } from '../sizes'
import type { Customer } from '../webkit/customer'
import { addCombo, fillCard, openCheckout, test } from '../webkit/walk'

interface SavedBasket {
  readonly value: { readonly signed: { readonly data: { readonly id: string } } }
}

const { postcode, restaurant } = PLACES.UK

const findRestaurant = async (customer: Customer) => {
  await customer.open('/order/search')
  await customer.fill(/Where are you/, `${postcode}\uE007`)
  await customer.find('heading', new RegExp(restaurant), 'main')
  await customer.press('link', /order from here/, 'main')
  await expect.poll(() => customer.path()).toContain('/order/menu/')
  await customer.find('heading', /^Half chicken$/, 'main')
}

const chooseSlot = async (customer: Customer) => {
  await customer.press('button', /^1[4-9]:00$/, 'main')
  await customer.press('choice', /^1[4-9]:/, 'main')
  await customer.press('button', /continue to personal details|confirm collection time/)
}

const fillDetails = async (customer: Customer) => {
  await customer.fill(/first name/, 'Maeve')
  await customer.fill(/last name/, 'Okafor')
  await customer.fill(/^e-?mail/, 'maeve@example.com')
  await customer.fill(/phone|mobile/, '07700 900142')
  await customer.press('button', /continue to payment|save personal details/)
}

test.describe('In WebKit', () => {
  test('a guest orders a meal, from a postcode to a confirmed order', async ({ customer, webkit, request }) => {
    await findRestaurant(customer)
    await addCombo(customer)
    await openCheckout(customer)
    const basketId = await webkit.window.run(
      () => (JSON.parse(localStorage.getItem('galo.state.basket') ?? '') as SavedBasket).value.signed.data.id,
    )
    await chooseSlot(customer)
    await fillDetails(customer)
    await fillCard(customer)
    await customer.press('button', /^pay /)
    await expect.poll(() => customer.path(), { timeout: 30_000 }).toMatch(/\/order\/myorders\/[\w-]+$/)
    await customer.find('text', /confirmed|got your order/, 'main')
    expect(await countOrders(request, basketId)).toBe(1)
    expect(await countCharges(request, basketId)).toBe(1)
  })

  test('a basket with little in it is a low sheet, and leaves the menu in sight', async ({ customer, webkit }) => {
    await webkit.window.resize(375, HEIGHT)
    await findRestaurant(customer)
    await addCombo(customer)
    await customer.press('link or button', /view basket/)
    await customer.find('button', /close popup/)
    const empty = await webkit.window.run(() => {
      const foot = document.querySelector('dialog[open] footer')?.getBoundingClientRect().top ?? Number.NaN
      const told = [...document.querySelectorAll('dialog[open] .sheet-body p')]
      return foot - Math.max(...told.map((each) => each.getBoundingClientRect().bottom))
    })
    expect(empty, 'pixels of nothing above the foot').toBeLessThan(60)
  })

  for (const width of WIDTHS)
    test(`nothing is cut off on a screen of ${width}, from the start page to paying`, async ({ customer, webkit }) => {
      const expectWhole = async (where: string) => expect(await webkit.window.run(cutOff), where).toEqual([])
      await webkit.window.resize(width, HEIGHT)
      await customer.open('/order/search')
      expect(await webkit.window.run(() => innerWidth)).toBe(width)
      await expectWhole('the start page')
      await customer.open(`/order/search/results?q=${encodeURIComponent(postcode)}&fulfilment=collection`)
      await customer.find('link', /order from here/, 'main')
      await expectWhole('the results')
      await findRestaurant(customer)
      await expectWhole('the menu')
      await customer.press('link', /^Half chicken$/, 'main')
      await customer.find('button', /add to basket/)
      await expectWhole('a dish')
      await customer.press('button', /close popup/)
      await addCombo(customer)
      await openCheckout(customer)
      await expectWhole('when to collect')
      await chooseSlot(customer)
      await expectWhole('who collects')
      await fillDetails(customer)
      await customer.find('button', /^pay /)
      await expectWhole('paying')
    })
})
