import type { CDPSession } from 'playwright'

/** What the page's script holds on to, in bytes, once everything that can be collected is. */
export const heldBytes = async (cdp: CDPSession): Promise<number> => {
  // The first collection lets go of what only weak references and finalizers held.
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}
