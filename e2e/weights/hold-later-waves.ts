import type { CDPSession } from '@playwright/test'
import type { RequestLog } from '../bench/src/measure/requests'
import { wavesOf } from '../bench/src/measure/waves'

/**
 * Holds back what is asked for in a later wave than `last`, from now until it is let go: what is painted meanwhile needed none of it. On a busy machine an answer
 * that nothing waits for may otherwise come before a paint that is late.
 */
export const holdLaterWaves = async (cdp: CDPSession, { requests }: RequestLog, last: number) => {
  /** The addresses of those that are held, by the id under which each is let go. */
  const held = new Map<string, string>()
  let isOver = false
  const waveOf = (url: string): number => {
    const asked = requests.findLast((request) => request.url === url)
    return (asked && wavesOf(requests).get(asked)) ?? 1
  }
  const letGo = (requestId: string) => cdp.send('Fetch.continueRequest', { requestId })
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!isOver && waveOf(request.url) > last) held.set(requestId, request.url)
    else void letGo(requestId)
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'http*' }] })
  return {
    /** The page's scripts have been asked for, and everything up to that wave has been answered. */
    isAllElseHere: () =>
      requests.some(({ kind }) => kind === 'Script') &&
      // An address may be asked for in two waves: whoever is held is not waited for, whichever of them it was.
      requests.every(({ url, endMs }) => endMs !== null || [...held.values()].includes(url) || waveOf(url) > last),
    letGo: async () => {
      isOver = true
      await Promise.all([...held.keys()].map(letGo))
      held.clear()
    },
  }
}
