import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '../../bin/steps/message-of.mjs'

/**
 * Does the same again, so long after it was done, until it is told to end. What goes wrong is said once, and is no reason to end: it may be mended.
 * @param {() => Promise<void>} work
 * @param {{ everyMs: number, signal: AbortSignal, print: (line: string) => void }} options
 */
export const againAndAgain = async (work, { everyMs, signal, print }) => {
  let said = ''
  while (!signal.aborted) {
    const wrong = await work().then(() => '', messageOf)
    if (wrong !== said && wrong !== '') print(wrong)
    said = wrong
    await wait(everyMs, undefined, { signal }).catch(() => {})
  }
}
