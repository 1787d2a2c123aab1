import { RemoteUnavailableError } from '@galo/contracts/errors'
import type { VisitRemote } from '../../shared/visit'
import { LateRemoteError, isRetryable } from './load-failure'

/** Loads an exposed module of a remote, e.g. `./menu.restaurant`. `attempt` is how often the remote has failed so far: a new number must not be answered by what failed before, the same one by what is here. */
export type LoadExposed = (remote: VisitRemote, exposed: string, attempt: number) => Promise<unknown>

/** The modules of all remotes of this visit, each asked for once. */
export interface RemoteRegistry {
  /**
   * Resolves to the module; rejects with `remote-unavailable` after the deadline, or sooner, and names the first thing that went wrong. A release that is tried and
   * can't be had is replaced before. A rejection is not remembered, and code that comes after it is taken all the same.
   */
  load(remote: VisitRemote, exposed: string): Promise<unknown>
  /** The module if it is here. */
  peek(remote: VisitRemote, exposed: string): unknown
  /** Tells of each module that arrives, by whichever way it was asked for; returns how to stop listening. */
  onArrival(listener: (remote: string) => void): () => void
  /** What is tried has failed: for the rest of the visit whoever holds this remote has its spare release, where it has one. */
  replace(remote: VisitRemote): void
}

export interface RegistryOptions {
  readonly loadExposed: LoadExposed
  /** A remote that answers nothing for so long counts as gone, in milliseconds. */
  readonly deadlineMs: number
  readonly wait: (ms: number) => Promise<void>
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void
}

const QUIET_RETRY_MS = 400

/** A module is a release's: of another one of the same remote it is another. */
const keyOf = ({ entry }: VisitRemote, exposed: string): string => entry + exposed

export const createRegistry = ({ loadExposed, deadlineMs, wait, report }: RegistryOptions): RemoteRegistry => {
  const modules = new Map<string, unknown>()
  const loading = new Map<string, Promise<unknown>>()
  const failures = new Map<string, number>()
  const listeners = new Set<(remote: string) => void>()

  const loadWithinDeadline = (remote: VisitRemote, exposed: string): Promise<unknown> => {
    let firstError: unknown
    let isGivenUp = false
    const fail = (error: unknown): never => {
      failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1)
      firstError ??= error
      throw firstError
    }
    const key = keyOf(remote, exposed)
    const tryOnce = async () => {
      const module = await loadExposed(remote, exposed, failures.get(remote.name) ?? 0).catch(fail)
      modules.set(key, module)
      for (const listener of listeners) listener(remote.name)
      return module
    }
    // One quiet second try: most failures on a phone are a moment without signal. Not for what hung until it was given up: a request that
    // hangs keeps its connection, a browser has six to a server, and the next try of the customer's needs them.
    const tryTwice = () =>
      tryOnce().catch((error: unknown) => {
        if (isGivenUp || !isRetryable(error)) throw error
        return wait(QUIET_RETRY_MS).then(tryOnce)
      })
    const late = wait(deadlineMs).then(() => new LateRemoteError(deadlineMs))
    return Promise.race([tryTwice(), late]).then((outcome) => {
      if (!(outcome instanceof LateRemoteError)) return outcome
      isGivenUp = true
      return fail(outcome)
    })
  }

  const replace = (remote: VisitRemote): void => {
    if (remote.spare === undefined) return
    // One object for all who hold it: whose pages, data and lines are of which release is read from it.
    Object.assign(remote, { share: undefined, spare: undefined }, remote.spare)
    failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1)
  }

  /** The spare one's, where that has failed which was asked for first. */
  const loadOrReplace = (remote: VisitRemote, exposed: string): Promise<unknown> => {
    const { version } = remote
    return loadWithinDeadline(remote, exposed).catch((error: unknown) => {
      report('A remote could not be loaded', { remote: remote.name, version, exposed, error })
      replace(remote)
      if (remote.version !== version) return loadOrReplace(remote, exposed)
      throw new RemoteUnavailableError(remote.name, { cause: error })
    })
  }

  return {
    replace,
    peek: (remote, exposed) => modules.get(keyOf(remote, exposed)),
    onArrival(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load(remote, exposed) {
      const key = keyOf(remote, exposed)
      const module = modules.get(key)
      if (module !== undefined) return Promise.resolve(module)
      const pending = loading.get(key) ?? loadOrReplace(remote, exposed).finally(() => loading.delete(key))
      loading.set(key, pending)
      return pending
    },
  }
}
