const { cleanup, configure } = require('@testing-library/react')

// A screen waits for code that is loaded when it is wanted, on a machine that may be busy: slow is not wrong.
configure({ asyncUtilTimeout: 10_000 })

// A screen in a test is never idle by itself: who tests what comes then says when.
globalThis.requestIdleCallback ??= () => 0
globalThis.cancelIdleCallback ??= () => {}

// An unexpected console error is a failed test: React's warnings are bugs we have not met yet.
/** @type {string[]} */
let complaints = []
beforeEach(() => {
  complaints = []
  for (const level of /** @type {const} */ (['error', 'warn']))
    jest
      .spyOn(console, level)
      .mockImplementation((...args) => void complaints.push(`${level}: ${args.map(String).join(' ')}`))
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`The console was not empty:\n${complaints.join('\n')}`)
})
