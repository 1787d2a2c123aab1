import { expect } from '../fixtures'
import { PLACES } from '../fixtures/journey'
import { moveOrder, putBack } from '../fixtures/operator'
import { orderByCall } from '../fixtures/orders-by-call'
import { test } from '../fixtures/own-site-test'
import { keepPictures } from '../fixtures/pictures'
import { guestIn } from '../fixtures/watched-order'

test.describe.configure({ mode: 'default' })
test.beforeEach(({ request, site, market }) => putBack(request, site, PLACES[market].id, 'item-half-chicken'))

/** What is only its owner's to know, as orders by call have it. */
const OWN = /Lopes|07700|ana@|Chapel|Charlemont|M15|4242|hummus|£|€/i

test('A delivery is shared by a link: a stranger follows it to the door, sees nothing that is its owner’s and can do nothing with it', async ({
  page,
  browser,
  site,
  market,
  request,
  baseURL,
  complaints,
  expectAccessible,
}) => {
  // Half a day later the owner's own page asks with a token that is over, too.
  complaints.expectAny(/401 \(Unauthorized\)/)
  const guestId = await guestIn(page)
  const { id, shortId, code } = await orderByCall(request, site.platform, { market, fulfilment: 'DELIVERY', guestId })
  // A browser that can't share: the link is copied, and stands there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`/order/myorders/${id}`)
  await page.getByRole('button', { name: 'Share tracking' }).click()
  const field = page.getByRole('textbox', { name: 'Link to follow it' })
  await expect(field).toHaveValue(/\/watch\?watch=/)
  await expectAccessible()
  const link = await field.inputValue()

  const stranger = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  const asked: string[] = []
  stranger.on('request', (sent) => void (sent.url().includes(`/orders/${id}`) && asked.push(sent.url())))
  await stranger.goto(new URL(link).pathname + new URL(link).search)
  await expect(stranger).toHaveURL(new RegExp(`/order/myorders/${id}/watch$`))
  const main = stranger.getByRole('main')
  const said = main.getByRole('status').first()
  await expect(said).toHaveText('The restaurant has been asked, and has to say yes.')

  for (const [steps, words] of [
    [['delivery/accepted-by-delivery-partner', 'confirm'], 'The restaurant has the order.'],
    [['delivery/rider-assigned'], 'It’s being made.'],
    [['delivery/rider-arrived', 'delivery/rider-in-transit'], 'It’s on the way!'],
  ] as const) {
    for (const step of steps) await moveOrder(request, site, id, step)
    await expect(said).toHaveText(words, { timeout: 20_000 })
  }
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/arrives \d\d:\d\d/)
  const shown = (await main.textContent()) ?? ''
  for (const secret of [shortId, code ?? shortId]) expect(shown).not.toContain(secret)
  expect(shown).not.toMatch(OWN)
  expect(await main.getByRole('button').or(main.getByRole('link')).count()).toBe(0)
  await keepPictures(stranger, 'shared-delivery', `${market} on its way`)

  // Whoever goes on from there finds an order that isn't theirs.
  await stranger.goto(`/order/myorders/${id}`)
  await expect(stranger.getByRole('heading', { name: 'We don’t know this order' })).toBeVisible()
  await stranger.goto(`/order/myorders/${id}/watch`)
  await expect(said).toHaveText('It’s on the way!')

  for (const step of ['delivery/rider-nearby', 'delivery/delivered']) await moveOrder(request, site, id, step)
  await expect(said).toHaveText('It has arrived.', { timeout: 20_000 })
  await request.post(`${site.platform}/console/api/clock`, { data: { advance: '13 h' } })
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: 'This link is over' })).toBeVisible({ timeout: 20_000 })
  const others = asked.filter((url) => !url.endsWith('/watch') && !url.endsWith(id))
  expect(others, 'asked for nothing else').toEqual([])
  await stranger.close()
})
