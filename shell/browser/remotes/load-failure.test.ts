import { LateRemoteError, isRetryable } from './load-failure'

const anError = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('isRetryable', () => {
  it.each([
    [
      'a chunk that could not be reached',
      anError('ChunkLoadError', 'Loading chunk 39 failed.\n(error: http://uk/39.js)'),
    ],
    ['a chunk that hangs', anError('ChunkLoadError', 'Loading chunk 39 failed.\n(timeout: http://uk/39.js)')],
    ['an entry that could not be reached', new Error('#RUNTIME-008 … ScriptNetworkError: Failed to load script')],
    ['a remote that never answered', new LateRemoteError(8_000)],
  ])('hopes for %s', (_what, error) => expect(isRetryable(error)).toBe(true))

  it.each([
    [
      'a chunk that came and was not the one',
      anError('ChunkLoadError', 'Loading chunk 39 failed.\n(missing: http://uk/39.js)'),
    ],
    ['an entry that throws', new Error('#RUNTIME-008 … ScriptExecutionError: loaded but threw')],
    ['a module that throws', new TypeError('sitePaths.help is not a function')],
    ['another React than this page has', new Error('Version 19.3.1 does not satisfy the requirement')],
    ['nonsense', 'nonsense'],
  ])('has no hope for %s', (_what, error) => expect(isRetryable(error)).toBe(false))
})
