import { MAX_TRIES } from '../../features/restaurant-list/restaurant-list.errors'

/** How a search stands (D17). */
export type SearchState = 'ready' | 'pending' | 'done' | 'error'

/** Asking again takes the error's place; whoever reads a list is not told to wait. */
export const searchStateOf = (search: {
  readonly hasError: boolean
  readonly hasResults: boolean
  readonly isLoading: boolean
}): SearchState => {
  if (search.isLoading && !search.hasResults) return 'pending'
  if (search.hasError) return 'error'
  return search.hasResults ? 'done' : 'ready'
}

/** After that many failures in a row a telephone number is offered instead. */
export const canRetry = (failures: number): boolean => failures < MAX_TRIES
