import { expect, test } from '../fixtures'
import { choose, confirmation, payWithGoodCard, PLACES, reachPayment, resultsOf } from '../fixtures/journey'

const menuOf = (market: 'UK' | 'IE') => `/order/menu/${PLACES[market].slug}?fulfilment=collection`
const INK = 'rgb(0, 0, 0)'

/** How many colours there are where a browser puts its sign, at the top and left of a picture; the button stands at its foot. */
const coloursIn = async (url: string): Promise<number> => {
  const image = await createImageBitmap(await (await fetch(url)).blob())
  const { width, height } = image
  const drawing = new OffscreenCanvas(width, height).getContext('2d')
  drawing?.drawImage(image, 0, 0)
  const corner = drawing?.getImageData(4, 4, width / 2, height / 2)
  return new Set(new Uint32Array(corner?.data.buffer ?? new ArrayBuffer())).size
}

test(
  'An order that is printed is a receipt on one page, in ink, without the site round it',
  { tag: '@proof' },
  async ({ page, market }) => {
    await reachPayment(page, market)
    await payWithGoodCard(page)
    await expect(confirmation(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const main = page.getByRole('main')
    for (const fact of [/^Ordered .*Galo Deansgate/, 'Total paid', 'Half chicken', '231 Deansgate'])
      await expect(main.getByText(fact).first()).toBeVisible()
    const pale = await main.evaluate((whole, ink) => {
      const words = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
      const found = new Set<string>()
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        const element = node.parentElement
        if (element === null || node.nodeValue?.trim() === '' || !element.checkVisibility()) continue
        if (getComputedStyle(element).color !== ink) found.add(node.nodeValue ?? '')
      }
      return [...found]
    }, INK)
    expect(pale).toEqual([])
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

test('The card’s fields are written like the page round them', { tag: '@proof' }, async ({ page, market }) => {
  await reachPayment(page, market)
  const digits = page.frameLocator('iframe[title*="card number"]').getByRole('textbox')
  await expect(digits).toBeVisible()
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])
  await expect
    .poll(() => digits.evaluate((field) => getComputedStyle(field).fontFamily.split(',')[0]), { message: 'written in' })
    .toBe(family)
  const loaded = () =>
    digits.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family))
  await expect.poll(async () => (await loaded()).join()).toContain('Figtree Variable')
})

test('The name of the house is read in colours that the system has chosen', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/order/search')
  // Drawn once in the document, and by its name wherever it is seen.
  const word = page.locator('.mark-word').first()
  const [ink, ground] = await word.evaluate((drawn) => [
    getComputedStyle(drawn).stroke,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(ground).toBe(INK)
  expect(ink).toBe('rgb(255, 255, 255)')
})

test(
  'The basket beside the menu has its whole edge for who asks for more contrast',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ contrast: 'more' })
    await page.goto(menuOf(market))
    const room = await page.getByRole('complementary', { name: 'Basket' }).evaluate((aside) => {
      const [card, cut] = [aside.querySelector('section'), aside].map((box) => box?.getBoundingClientRect())
      if (card === undefined || cut === undefined) return null
      return Math.min(card.left - cut.left, cut.right - card.right, card.top - cut.top, cut.bottom - card.bottom)
    })
    expect(room).toBeGreaterThanOrEqual(1)
  },
)

test(
  'Who is offline reads so wherever they have scrolled to',
  { tag: '@proof' },
  async ({ page, context, market, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(menuOf(market), { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, 3_000))
    await context.setOffline(true)
    await expect(page.getByText(/you’re offline/i).first()).toBeInViewport({ timeout: 15_000 })
  },
)

test(
  'A picture that can’t be had leaves the colour of its dish, and no torn sign',
  { tag: '@proof' },
  async ({ page, context, market, complaints }) => {
    complaints.expect(/ERR_FAILED/)
    await page.route('**/order/media/**', (route) => route.abort())
    await page.goto(menuOf(market))
    const picture = page.locator('.item-picture').first()
    await picture.locator('img').evaluate(async (image: HTMLImageElement) => image.decode().catch(() => {}))
    const seen = (await picture.screenshot()).toString('base64')
    // A page of its own: the site's would not load it.
    const colours = await (await context.newPage()).evaluate(coloursIn, `data:image/png;base64,${seen}`)
    expect(colours).toBe(1)
  },
)

test(
  'The results stand under the header on a wide screen, and have their map on a tablet',
  { tag: '@proof' },
  async ({ page, market }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(resultsOf(market))
    const left = async (box: ReturnType<typeof page.locator>) => (await box.boundingBox())?.x ?? 0
    const logo = await left(page.getByRole('banner').getByRole('link').first())
    expect(Math.abs((await left(page.getByRole('heading', { level: 1 }))) - logo)).toBeLessThan(24)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.locator('.map svg').first()).toBeInViewport()
  },
)

test('Suggestions that stand open are accessible', { tag: '@proof' }, async ({ page, expectAccessible }) => {
  await page.goto('/order/search')
  await page.getByRole('combobox').first().pressSequentially('oxford')
  await expect(page.getByRole('option').nth(4)).toBeAttached()
  await expectAccessible()
})

test('Each picture in the header of a phone has its word', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/order/search')
  const header = page.getByRole('banner')
  for (const word of ['Help', 'Log in']) {
    const box = await header.getByText(word, { exact: true }).locator('visible=true').first().boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(15)
  }
})

test('What only tells how and when food is had looks like no button', { tag: '@proof' }, async ({ page, market }) => {
  await page.goto(menuOf(market))
  const facts = page.getByRole('list', { name: 'Your order' }).getByRole('listitem')
  await expect(facts).toHaveCount(2)
  const grounds = await facts.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
})

test('No row moves from under the finger that has answered a question', async ({ page, market }) => {
  await page.goto(`${menuOf(market)}&item=half-chicken`, { waitUntil: 'networkidle' })
  const sheet = page.getByRole('dialog', { name: 'Half chicken' })
  await choose(sheet.getByRole('radio', { name: /fogo/i }))
  await choose(sheet.getByRole('radio', { name: /two regular sides/i }))
  await sheet.getByRole('button', { name: /add to basket/i }).click()
  await expect(sheet.getByText('Choose 2 more to go on.').first()).toBeVisible()
  const slaw = sheet.getByRole('checkbox', { name: /rainbow slaw/i }).first()
  const rice = sheet.getByRole('checkbox', { name: /spiced rice/i }).first()
  const sides = sheet.getByRole('group', { name: /^your regular sides/i })
  const apart = async () => ((await slaw.boundingBox())?.y ?? 0) - ((await sides.boundingBox())?.y ?? 0)
  const before = await apart()
  await choose(rice)
  await choose(slaw)
  await expect(sheet.getByText(/more to go on/)).toHaveCount(0)
  expect(Math.abs((await apart()) - before)).toBeLessThanOrEqual(1)
})

test('Who walks the links at the foot by keyboard sees where they are', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/order/search')
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await link.evaluate((one) => getComputedStyle(one).outlineColor)).toBe('rgb(255, 196, 46)')
})
