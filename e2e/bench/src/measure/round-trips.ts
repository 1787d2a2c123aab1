import type { Browser } from 'playwright'
import { followLink } from '../follow-link'
import { heldBytes } from './heap'
import { throttle } from './profile'
import { goBack, readOn } from './reading'
import { hop, lengthOf, type Sight } from './shown'
import { visit } from './visit'

/** A page of each team that everybody may open. */
export interface TeamPage {
  readonly team: string
  readonly path: string
}

/** Milliseconds from a press to what it leads to, drawn. */
export interface RoundTrip {
  readonly thereMs: number
  readonly backMs: number
}

const sightOf = (path: string): Sight => ({ path: path.split('?', 1)[0] ?? path, all: ['main h1'] })

/** From one team's page to another's and back, by somebody who has read the first one and never seen the second. */
export const roundTrip = async (browser: Browser, origin: string, from: TeamPage, to: TeamPage): Promise<RoundTrip> => {
  const { after } = await visit(browser, `${origin}${from.path}`, async ({ page }, log) => {
    await readOn(page, log)
    const there = await hop(page, () => followLink(page, to.path), sightOf(to.path))
    await readOn(page, log)
    const back = await hop(page, goBack(page), sightOf(from.path))
    return { thereMs: lengthOf(there), backMs: lengthOf(back) }
  })
  return after
}

/** Trips between two weighings, and weighings after the first. */
const TRIPS = 10
const TIMES = 4

/**
 * By how many bytes the heap grows from the tenth round trip between two teams' pages to the fiftieth. A page that was left is held for once, comes and
 * goes; what every trip leaves behind is in all tens, so the lower one of the two in the middle speaks for each.
 */
export const heapOverTrips = async (
  browser: Browser,
  origin: string,
  from: TeamPage,
  to: TeamPage,
): Promise<number> => {
  const { after } = await visit(browser, `${origin}${from.path}`, async ({ page, cdp }, log) => {
    // What a slow device is late with is noted by us, on the same heap.
    await throttle(cdp, {})
    const heldAfterTen = async () => {
      for (let trip = 0; trip < TRIPS; trip++) {
        await hop(page, () => followLink(page, to.path), sightOf(to.path))
        await hop(page, goBack(page), sightOf(from.path))
      }
      await readOn(page, log)
      return heldBytes(cdp)
    }
    let held = await heldAfterTen()
    const growths: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const now = await heldAfterTen()
      growths.push(now - held)
      held = now
    }
    return TIMES * (growths.sort((one, other) => one - other)[TIMES / 2 - 1] ?? 0)
  })
  return after
}
