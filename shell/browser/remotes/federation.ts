import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { announceScripts } from './announce-scripts'
import { integrityOf } from './integrity-of'
import type { LoadExposed } from './remote-registry'

declare global {
  interface Window {
    /** Written by the server before any script runs. */
    readonly __galo?: {
      /** Hashes, by address, of released scripts whose names don't end in theirs; `null` in a page from source. */
      readonly integrity: Readonly<Record<string, string>> | null
      /** Path and query that the document was asked for. */
      readonly href: string
      /** Errors that nobody caught, from the first script of the document on; no more than twenty. */
      readonly errors?: readonly Event[]
    }
  }
}

// For the shell and for the remotes, each of which asks for its packages by an instance of its own, made when its entry comes.
registerGlobalPlugins([
  {
    name: 'lost-packages-are-asked-for-again',
    // The runtime would answer everybody who asks later with the failure it has; forgotten, the package is asked for again.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const share of Object.values(shareScopeMap['default']?.[pkgName] ?? {}))
        if (share.loaded !== true) share.loading = null
    },
  },
])

// Bundles know their chunks by hash; the entries are added by the runtime, which needs telling.
registerPlugins([
  {
    name: 'release-integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      const integrity = integrityOf(url)
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      if (integrity !== undefined) script.integrity = integrity
      return script
    },
  },
])

/** No two attempts, and no two visits, use the same address: what failed may be in the browser's cache for good. */
const addressOf = (entry: string, attempt: number): string =>
  attempt === 0 ? entry : `${entry}?attempt=${attempt}-${Math.trunc(performance.timeOrigin)}`

const containerOf = (remote: string): string => remote.replaceAll('-', '_')

/** Whose entry stands under each container's name. */
const entries = new Map<string, string>()

/** Another release's entry and chunks go by the names of those that are here, which they are not to be taken for. */
const makeRoomFor = (container: string, entry: string): void => {
  const before = entries.get(container)
  entries.set(container, entry)
  if ((before ?? entry) === entry) return
  for (const name of [container, `webpackChunk${container}`]) Reflect.set(globalThis, name, undefined)
}

/**
 * Brings modules through the page's one federation runtime. The only file that knows it.
 * The runtime remembers an entry that failed, so every further attempt is a remote of another name and address to it,
 * with the same container inside.
 */
export const loadExposed: LoadExposed = async (remote, exposed, attempt) => {
  if (remote.isUnsupported) throw new Error(`${remote.name} is unsupported`)
  if (attempt === 0) announceScripts(remote, exposed)
  const entryGlobalName = containerOf(remote.name)
  makeRoomFor(entryGlobalName, remote.entry)
  const name = attempt === 0 ? entryGlobalName : `${entryGlobalName}_${attempt}`
  registerRemotes([{ name, entryGlobalName, entry: new URL(addressOf(remote.entry, attempt), location.href).href }])
  const module: unknown = await loadRemote(`${name}${exposed.slice(1)}`)
  if (module === null || module === undefined) throw new Error(`${name} exposes no ${exposed}`)
  return module
}
