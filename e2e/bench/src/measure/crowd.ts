import { readdirSync, readFileSync } from 'node:fs'
import { centile } from '../report/centile'

/** A crowd that opens menus in the same moment. */
export type CrowdFigures = {
  /** How many pages came with their dishes and prices in the HTML. */
  readonly whole: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Pages that the site served for each second of processor time it used: a core's worth, whatever else the machine did. */
  readonly perCoreSecond: number
}

const TICKS_PER_SECOND = 100

/** The process that serves the pages, among the children of this one. */
const siteProcess = (): string => {
  const found = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid)
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('shell/server/main.ts')
    } catch {
      return false
    }
  })
  if (found === undefined) throw new Error('No process of ours serves pages')
  return found
}

/** Seconds of processor time a process has used so far, threads included. */
const coreSecondsOf = (pid: string): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const openMenu = async (url: string) => {
  const began = performance.now()
  const html = await (await fetch(url)).text()
  return { ms: performance.now() - began, isWhole: (html.match(/£\d+\.\d\d/g) ?? []).length > 50 }
}

/** So many visitors open `url` at once, on the one site that runs. */
export const crowd = async (url: string, size: number): Promise<CrowdFigures> => {
  const site = siteProcess()
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
