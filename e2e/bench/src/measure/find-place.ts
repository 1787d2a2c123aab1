import type { Browser, Locator, Page } from 'playwright'
import { NotThere } from '../attempts'
import { durationOf, durationsOf, observeInteractions } from './interactions'
import { hop, lengthOf } from './shown'
import { settle, visit } from './visit'

/** Milliseconds from a press to what it leads to, drawn, of somebody who says where they are. */
export type FindingFigures = {
  /** From the last letter of the first word that is typed to its suggestions. What suggests comes as late as that. */
  readonly firstWordMs: number
  /** The same of the words after it. */
  readonly nextWordsMs: readonly number[]
  /** From a letter to the next paint. */
  readonly lettersMs: readonly number[]
  /** From a press on a suggestion to the next paint, with the suggestion in the field. */
  readonly pickMs: number
  /** From the press that sends what was picked to the list of restaurants. */
  readonly toResultsMs: number
}

/** Towns whose names begin otherwise than any other of them, so that no list is taken for the next one. */
const FIRST_WORD = 'glasgow'
const NEXT_WORDS = ['bristol', 'cardiff', 'leeds'] as const

/** Somebody who types without stopping to think: suggestions are asked for after a pause. */
const BETWEEN_LETTERS_MS = 60

/** How long a reader looks at a page that has settled before they press: what is fetched ahead is fetched by then. */
const READING_MS = 3_000
const PATIENCE_MS = 20_000

const RESULTS = { path: '/order/search/results', all: ['main h1', 'main a[href^="/order/menu/"]'] }

/** Runs inside the page. Resolves with how long after the last key the frame came in which a suggestion that begins with `word` is drawn; null when none did. */
const whenSuggested = ({ word, patienceMs }: { readonly word: string; readonly patienceMs: number }) =>
  new Promise<number | null>((resolve) => {
    let lastKeyMs = Infinity
    let typed = ''
    const note = ({ timeStamp, key }: KeyboardEvent) => {
      lastKeyMs = timeStamp
      typed += key
    }
    addEventListener('keydown', note, { capture: true })
    const end = (ms: number | null) => {
      removeEventListener('keydown', note, { capture: true })
      resolve(ms)
    }
    const untilMs = performance.now() + patienceMs
    const look = () => {
      const option = document.querySelector('[role="option"]')
      const isDrawn = option !== null && option.getClientRects().length > 0
      if (typed === word && isDrawn && option.textContent?.toLowerCase().startsWith(word) === true)
        requestAnimationFrame(() => setTimeout(() => end(performance.now() - lastKeyMs)))
      else if (performance.now() > untilMs) end(null)
      else requestAnimationFrame(look)
    }
    look()
  })

/** Types a word into the empty field and waits for what is suggested for it. */
const typeWord = async (page: Page, field: Locator, word: string) => {
  await field.fill('')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  const suggested = page.evaluate(whenSuggested, { word, patienceMs: PATIENCE_MS })
  const lettersMs = await durationsOf(page, word.length, async () => {
    await page.keyboard.type(word, { delay: BETWEEN_LETTERS_MS })
    await suggested
  })
  const shownMs = await suggested
  if (shownMs === null) throw new NotThere(`nothing is suggested for "${word}"`)
  return { shownMs, lettersMs }
}

/** Says where they are by a suggestion, and looks at the restaurants there. Throws `NotThere` when the field suggests nothing. */
export const findPlace = async (
  browser: Browser,
  url: string,
  { isSavingData }: { readonly isSavingData: boolean },
): Promise<FindingFigures> => {
  const { after } = await visit(
    browser,
    url,
    async ({ page }, log) => {
      await page.evaluate(observeInteractions)
      await page.waitForTimeout(READING_MS)
      const field = page.getByRole('combobox').first()
      if ((await field.count()) === 0) throw new NotThere('no field suggests anything')
      await field.tap()
      await settle(page, log)
      const first = await typeWord(page, field, FIRST_WORD)
      const next = []
      for (const word of NEXT_WORDS) next.push(await typeWord(page, field, word))
      const pickMs = await durationOf(page, () => page.getByRole('option').first().tap({ noWaitAfter: true }))
      const send = page.locator('main form').filter({ has: field }).locator('button[type="submit"]')
      await settle(page, log)
      await page.waitForTimeout(READING_MS)
      const toResultsMs = lengthOf(await hop(page, () => send.tap({ noWaitAfter: true }), RESULTS))
      return {
        firstWordMs: first.shownMs,
        nextWordsMs: next.map(({ shownMs }) => shownMs),
        lettersMs: [first, ...next].flatMap(({ lettersMs }) => lettersMs),
        pickMs,
        toResultsMs,
      }
    },
    { isSavingData },
  )
  return after
}
