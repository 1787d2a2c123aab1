import { centile } from '../report/centile'
import { coreSecondsOf, processAt } from './process'

/** A crowd that opens menus in the same moment. */
export type CrowdFigures = {
  /** How many pages came with their dishes and prices in the HTML. */
  readonly whole: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Pages that the site served for each second of processor time it used: a core's worth, whatever else the machine did. */
  readonly perCoreSecond: number
}

const openMenu = async (url: string) => {
  const began = performance.now()
  const html = await (await fetch(url)).text()
  return { ms: performance.now() - began, isWhole: (html.match(/£\d+\.\d\d/g) ?? []).length > 50 }
}

/** So many visitors open `url` at once, on the one site that runs. */
export const crowd = async (url: string, size: number): Promise<CrowdFigures> => {
  const site = processAt(url)
  const before = coreSecondsOf(site)
  const pages = await Promise.all(Array.from({ length: size }, () => openMenu(url)))
  const times = pages.map(({ ms }) => ms)
  return {
    whole: pages.filter(({ isWhole }) => isWhole).length,
    p50Ms: centile(times, 0.5),
    p99Ms: centile(times, 0.99),
    perCoreSecond: size / (coreSecondsOf(site) - before),
  }
}
