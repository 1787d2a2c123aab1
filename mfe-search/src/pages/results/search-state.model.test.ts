import { canRetry, searchStateOf } from './search-state.model'

const stateOf = (hasError: boolean, hasResults: boolean, isLoading: boolean) =>
  searchStateOf({ hasError, hasResults, isLoading })

describe('The state of a search', () => {
  it('is an error when one is set, done with results, pending on its way, and ready otherwise', () => {
    expect([
      stateOf(true, false, false),
      stateOf(false, true, false),
      stateOf(false, false, true),
      stateOf(false, false, false),
    ]).toEqual(['error', 'done', 'pending', 'ready'])
  })

  it('is pending while somebody asks again after an error, and done while a list is brought again', () => {
    expect([stateOf(true, false, true), stateOf(false, true, true)]).toEqual(['pending', 'done'])
  })

  it('can be asked again until it has failed three times', () =>
    expect([0, 1, 2, 3, 4].map(canRetry)).toEqual([true, true, true, false, false]))
})
