type Hear = (step: PopStateEvent) => void

let hear: Hear | undefined

/**
 * Keeps a place before the router, for code that comes later: Chromium calls the window's listeners in the order in which they came, also those that
 * ask to capture.
 */
export const keepFirstPlace = (): void => addEventListener('popstate', (step) => hear?.(step), true)

/** Has `first` hear of every step through the history before the router does; what it stops, the router never hears of. */
export const hearStepsFirst = (first: Hear): void => {
  hear = first
}
