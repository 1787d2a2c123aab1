import { expect } from '@playwright/test'
import { DOORS } from '../../fixtures/delivery'
import { PLACES } from '../../fixtures/journey'
import { moveOrder } from '../../fixtures/operator'
import { DELIVERY_STAGES } from '../../fixtures/order-stages'
import { startOwnSite, type OwnSite } from '../../fixtures/own-site'
import { cutOff, HEIGHT, WIDTHS } from '../sizes'
import { addCombo, fillCard, openCheckout, test as inWebkit } from '../webkit/walk'

const { postcode, slug } = PLACES.UK
const { street, city } = DOORS.UK

/** Its kitchens and its time are moved: nobody else's journey runs on it. */
const test = inWebkit.extend<{ readonly site: OwnSite }>({
  site: async ({}, use) => {
    const site = await startOwnSite()
    await use(site)
    await site.stop()
  },
  origin: ({ site }, use) => use(site.uk),
})

/** What is reported of a delivery, with the kitchen's yes, and the stage that its customer is then shown. */
const RIDE = [
  [['delivery/accepted-by-delivery-partner', 'confirm'], 'confirmed'],
  [['delivery/rider-assigned'], 'making'],
  [['delivery/rider-arrived'], 'picking-up'],
  [['delivery/rider-in-transit'], 'on-its-way'],
  [['delivery/rider-nearby'], 'nearby'],
  [['delivery/delivered'], 'delivered'],
] as const

/** Steps whose words run into those of the step before. Runs in the page. */
const runTogether = (): string[] => {
  const words = [...document.querySelectorAll('main ol > li > span:last-of-type')].map((label) => {
    const range = document.createRange()
    range.selectNodeContents(label.firstChild ?? label)
    return { text: label.textContent ?? '', box: range.getBoundingClientRect() }
  })
  return words
    .filter(({ box }, index) => index > 0 && box.left < (words[index - 1]?.box.right ?? 0) + 1)
    .map(({ text }) => text)
}

test('In WebKit a delivery is followed to the door, whole on small phones at every stage; its receipt is read, and it is ordered again', async ({
  customer,
  webkit: { window },
  site,
  request,
}) => {
  test.setTimeout(240_000)
  const scenario = await request.put(`${site.platform}/console/api/scenario`, { data: { name: 'by-hand' } })
  expect(scenario.ok()).toBe(true)
  const expectWhole = async (where: string) => {
    for (const width of WIDTHS) {
      await window.resize(width, HEIGHT)
      await expect.poll(() => window.run(() => innerWidth)).toBe(width)
      expect(await window.run(cutOff), `${where}, ${width} wide`).toEqual([])
      expect(await window.run(runTogether), `${where}, ${width} wide`).toEqual([])
    }
  }

  await window.resize(375, HEIGHT)
  await customer.open(`/order/menu/${slug}?fulfilment=delivery`)
  await addCombo(customer)
  await openCheckout(customer)
  await customer.fill(/first name/, 'Maeve')
  await customer.fill(/last name/, 'Okafor')
  await customer.fill(/^e-?mail/, 'maeve@example.com')
  await customer.fill(/^mobile/, '07700 900142')
  await customer.press('button', /continue to address/)
  await customer.fill(/^number and street/, street)
  await customer.fill(/^town or city/, city)
  await customer.fill(/^postcode/, `${postcode}\uE004`)
  await customer.find('text', /\d+–\d+ min, £\d/, 'main')
  await customer.press('button', /continue to payment/, 'main')
  await fillCard(customer)
  await customer.press('button', /^pay /)
  await expect.poll(() => customer.path(), { timeout: 30_000 }).toMatch(/\/order\/myorders\/[\w-]+$/)
  const address = await customer.path()
  const id = address.split('/').at(-1) ?? ''

  const expectStage = async (stage: keyof typeof DELIVERY_STAGES) => {
    await customer.find('text', DELIVERY_STAGES[stage].said, 'main')
    await customer.find('heading', DELIVERY_STAGES[stage].heading, 'main')
    await expectWhole(stage)
  }
  await expectStage('sending')
  for (const [steps, stage] of RIDE) {
    for (const step of steps) await moveOrder(request, site, id, step)
    await expectStage(stage)
  }

  await customer.press('link', /^receipt$/, 'main')
  await customer.find('heading', /^receipt, order /i, 'main')
  expect(await customer.path()).toBe(`${address}/receipt`)
  // By the market's calendar, on which it was ordered, whatever this machine's says.
  await customer.find('text', /^18 Nov 2026, 1\d:\d\d · Delivery$/, 'main')
  await expectWhole('the receipt')

  await customer.open('/order/myorders')
  await customer.press('button', /^order again/, 'main')
  await expect.poll(() => customer.path()).toBe(`/order/menu/${slug}`)
  await customer.find('link or button', /view basket/)
  await expectWhole('the menu of what is ordered again')
})
