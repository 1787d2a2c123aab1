import type { Browser, Page } from 'playwright'
import { heldBytes } from './heap'
import { addByPlus } from './person'
import { visit } from './visit'

const FROM = 20
const TO = 200

/** Runs inside the page: presses the button of a line of the basket that is open, and resolves once the line says what came of it. */
export const changeOnce = async (which: 'more' | 'fewer'): Promise<void> => {
  const buttons = [...document.querySelectorAll('dialog:modal [role="group"] button')]
  const button = buttons.find((each) => (each.getAttribute('aria-label') ?? '').toLowerCase().endsWith(which))
  const stepper = button?.closest('[role="group"]')
  if (!(button instanceof HTMLElement) || !stepper) throw new Error(`The basket has no button for one ${which}`)
  const before = stepper.textContent
  button.click()
  const until = performance.now() + 10_000
  while (stepper.textContent === before || document.querySelector('dialog:modal [aria-busy="true"]') !== null) {
    if (performance.now() > until) throw new Error('The basket has not changed')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const openBasket = async (page: Page) => {
  await page
    .getByRole('button', { name: /view basket/i })
    .or(page.getByRole('link', { name: /view basket/i }))
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: /more$/i }).first().waitFor()
}

/** By how many bytes the heap grows from the twentieth change of a basket to the two hundredth: one more and one fewer in turns. */
export const heapOverChanges = async (browser: Browser, menuUrl: string): Promise<number> => {
  const { after } = await visit(browser, menuUrl, async ({ page, cdp }) => {
    await addByPlus(page)
    await openBasket(page)
    const change = async (from: number, to: number) => {
      for (let number = from; number < to; number++)
        await page.evaluate(changeOnce, number % 2 === 0 ? ('more' as const) : ('fewer' as const))
      return heldBytes(cdp)
    }
    const before = await change(0, FROM)
    return (await change(FROM, TO)) - before
  })
  return after
}
