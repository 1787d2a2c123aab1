import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LoadExposed } from './remote-registry'

declare global {
  interface Window {
    /** Hashes of all released scripts by path, written by the server before any script runs. */
    readonly __galo?: { readonly integrity: Readonly<Record<string, string>> }
  }
}

// Chunks get their hash from the bundles themselves; the entries are added by the runtime, which needs telling.
registerPlugins([
  {
    name: 'release-integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const integrity = window.__galo?.integrity[new URL(url, location.href).pathname]
      script.src = url
      script.async = true
      if (integrity !== undefined) script.integrity = integrity
      return script
    },
  },
])

const containerOf = (remote: string): string => remote.replaceAll('-', '_')

/**
 * Brings modules through the page's one federation runtime. The only file that knows it.
 * The runtime remembers an entry that failed, so every further attempt is a remote of another name and address to it,
 * with the same container inside.
 */
export const loadExposed: LoadExposed = async (remote, exposed, attempt) => {
  const entryGlobalName = containerOf(remote.name)
  const name = attempt === 0 ? entryGlobalName : `${entryGlobalName}_${attempt}`
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`
  registerRemotes([{ name, entryGlobalName, entry: new URL(entry, location.href).href }])
  const module: unknown = await loadRemote(`${name}${exposed.slice(1)}`)
  if (module === null || module === undefined) throw new Error(`${name} exposes no ${exposed}`)
  return module
}
