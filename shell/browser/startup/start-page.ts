import type { AppEnvironment } from '../app-environment'
import { inOwnTask } from './in-own-task'

/** The parts of the page's start, each with the code it needs: code is evaluated when its part begins, not before. */
export interface StartParts {
  /** Code that others share, evaluated one after the other. */
  readonly code: readonly (() => Promise<unknown>)[]
  readonly open: () => Promise<() => AppEnvironment>
  readonly loadFirstPage: () => Promise<(environment: AppEnvironment) => Promise<void>>
  /** What the page is drawn with, evaluated while its own code is on its way. */
  readonly drawing: readonly (() => Promise<unknown>)[]
  readonly words: (environment: AppEnvironment) => Promise<unknown>
  readonly hydrate: () => Promise<(environment: AppEnvironment) => void>
  readonly accompany: () => Promise<(environment: AppEnvironment) => void>
}

const oneByOne = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const part of parts) await inOwnTask(part)
}

/**
 * Brings the page to life in pieces short enough that a press between two of them is answered at once.
 * Rejects when the page can't live; what only accompanies it is reported and lived without.
 */
export const startPage = async (parts: StartParts): Promise<void> => {
  await oneByOne(parts.code)
  const open = await inOwnTask(parts.open)
  const environment = await inOwnTask(open)
  const loadFirstPage = await inOwnTask(parts.loadFirstPage)
  const firstPage = loadFirstPage(environment)
  await oneByOne(parts.drawing)
  await parts.words(environment)
  const hydrate = await inOwnTask(parts.hydrate)
  await firstPage
  await inOwnTask(() => hydrate(environment))
  try {
    const accompany = await inOwnTask(parts.accompany)
    accompany(environment)
  } catch (error) {
    environment.services.log('error', 'What goes on beside the page could not start', { error })
  }
}
