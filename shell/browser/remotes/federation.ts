import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LoadExposed } from './remote-registry'

const containerOf = (remote: string): string => remote.replaceAll('-', '_')

/**
 * Brings modules through the page's one federation runtime. The only file that knows it.
 * The runtime remembers an entry that failed, so every further attempt registers the remote anew under an address of its own.
 */
export const loadExposed: LoadExposed = async (remote, exposed, attempt) => {
  const name = containerOf(remote.name)
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`
  registerRemotes([{ name, entry: new URL(entry, location.href).href }], { force: attempt > 0 })
  const module: unknown = await loadRemote(`${name}${exposed.slice(1)}`)
  if (module === null || module === undefined) throw new Error(`${name} exposes no ${exposed}`)
  return module
}
