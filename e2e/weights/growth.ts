import type { CDPSession, Page } from '@playwright/test'

const KIB = 1_024

/** What a document holds on to, once everything that can be collected is. */
export interface Held {
  readonly nodes: number
  readonly listeners: number
  readonly heapKiB: number
  readonly styleElements: number
}

export const held = async (page: Page, cdp: CDPSession): Promise<Held> => {
  // The first collection lets go of what only weak references and finalizers held.
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const styleElements = await page.locator('style').count()
  return { nodes, listeners: jsEventListeners, heapKiB: usedSize / KIB, styleElements }
}
