import type { ReleaseStore } from './releases/release-store'
import { resolveVisit } from './releases/resolve-visit'

/** A page of every kind, parameters filled with a word nobody uses. */
const pathsOf = (patterns: readonly string[]): readonly string[] =>
  patterns.map((pattern) => pattern.replace(/:[^/]+/g, 'warm-up'))

/**
 * Renders one page of every remote before the first customer asks, so that nobody meets workers that are just starting
 * and code that has never run. What fails here fails again, with a report, when somebody asks.
 */
export const warmUp = async (store: ReleaseStore, ask: (path: string) => Promise<Response>): Promise<void> => {
  const { list } = resolveVisit(await store.document())
  for (const path of pathsOf(list.flatMap(({ pages }) => pages.slice(0, 1).map((page) => page.path))))
    await ask(path)
      .then((answer) => answer.text())
      .catch(() => {})
}
