interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection

/**
 * Not on a slow connection, nor for whoever asked to save data. A browser that says nothing of its connection is taken at the customer's word:
 * the touch.
 */
export const mayFetchTouched = (): boolean => {
  const { saveData, effectiveType = '' } = connection() ?? {}
  return saveData !== true && !['slow-2g', '2g'].includes(effectiveType)
}

/** Where nobody has touched anything yet, the connection must be known to be good. */
export const mayFetchUnasked = (): boolean => {
  const { saveData, effectiveType } = connection() ?? {}
  return saveData !== true && effectiveType === '4g'
}
