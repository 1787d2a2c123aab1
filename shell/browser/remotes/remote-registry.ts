import { RemoteUnavailableError } from '@galo/contracts'
import type { VisitRemote } from '../startup/visit'

/** Brings an exposed module of a remote, e.g. `./routes`. `attempt` counts from zero; a later one must not be answered by what failed before. */
export type LoadExposed = (remote: VisitRemote, exposed: string, attempt: number) => Promise<unknown>

/** The modules of all remotes of this visit, each asked for once. */
export interface RemoteRegistry {
  /** Resolves to the module; rejects with `remote-unavailable` after the deadline, or sooner. A rejection is not remembered. */
  load(remote: VisitRemote, exposed: string): Promise<unknown>
  /** The module if it is here. */
  peek(remote: VisitRemote, exposed: string): unknown
}

export interface RegistryOptions {
  readonly loadExposed: LoadExposed
  /** A remote that answers nothing for so long counts as gone, in milliseconds. */
  readonly deadlineMs: number
  readonly wait: (ms: number) => Promise<void>
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void
}

export const createRegistry = ({ loadExposed, deadlineMs, wait, report }: RegistryOptions): RemoteRegistry => {
  const modules = new Map<string, unknown>()
  const flights = new Map<string, Promise<unknown>>()
  const attempts = new Map<string, number>()

  const bring = async (remote: VisitRemote, exposed: string): Promise<unknown> => {
    const deadline = wait(deadlineMs).then(() => {
      throw new Error(`no answer in ${deadlineMs} ms`)
    })
    const tryOnce = () => {
      const attempt = attempts.get(remote.name) ?? 0
      attempts.set(remote.name, attempt + 1)
      return loadExposed(remote, exposed, attempt)
    }
    // One quiet second try: most failures on a phone are a moment without signal.
    return Promise.race([tryOnce().catch(() => wait(400).then(tryOnce)), deadline])
  }

  return {
    peek: (remote, exposed) => modules.get(`${remote.name}${exposed}`),
    load(remote, exposed) {
      const key = `${remote.name}${exposed}`
      const here = modules.get(key)
      if (here !== undefined) return Promise.resolve(here)
      const flight =
        flights.get(key) ??
        bring(remote, exposed)
          .then((module) => {
            modules.set(key, module)
            attempts.delete(remote.name)
            return module
          })
          .catch((cause: unknown) => {
            report('A remote could not be loaded', {
              remote: remote.name,
              version: remote.version,
              exposed,
              error: String(cause),
            })
            throw new RemoteUnavailableError(remote.name, { cause })
          })
          .finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
  }
}
