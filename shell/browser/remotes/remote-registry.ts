import { RemoteUnavailableError } from '@galo/contracts'
import type { VisitRemote } from '../startup/visit'

/** Brings an exposed module of a remote, e.g. `./routes`. `attempt` is how often the remote has failed so far: a new number must not be answered by what failed before, the same one by what is here. */
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
  const failures = new Map<string, number>()

  const bring = async (remote: VisitRemote, exposed: string): Promise<unknown> => {
    const fail = (error: unknown): never => {
      failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1)
      throw error
    }
    const deadline = wait(deadlineMs).then(() => new Error(`no answer in ${deadlineMs} ms`))
    const tryOnce = () => loadExposed(remote, exposed, failures.get(remote.name) ?? 0).catch(fail)
    // One quiet second try: most failures on a phone are a moment without signal.
    const brought = await Promise.race([tryOnce().catch(() => wait(400).then(tryOnce)), deadline])
    return brought instanceof Error ? fail(brought) : brought
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
