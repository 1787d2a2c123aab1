import type { State, WritableStore } from './create-state'
import type { StoreInUse, StoreName } from './stores'

/** The part of `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

type TabMessage =
  | { readonly type: 'state.hello' }
  | {
      readonly type: 'state.value'
      readonly store: StoreName
      readonly version: number
      readonly value: unknown
      /** Told because somebody greeted, not because it has changed. */
      readonly isAnswer: boolean
    }

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'state.hello' || data.type === 'state.value')

/** Whether a store has no contents: nothing to offer to other tabs, and nothing to lose to them. */
export const hasNoContents = ({ contents = '' }: StoreInUse, value: unknown): boolean => {
  const found = contents
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name], value)
  return found === undefined || found === null || (Array.isArray(found) && found.length === 0)
}

/**
 * Keeps the stores marked `otherTabs` alike in every tab of the visit: a new tab asks, the others answer, changes travel.
 * A tab that already has something of its own (`isEmpty` false) does not take a greeting's answer, only later changes.
 */
export const shareState = (
  state: State,
  channel: TabChannel,
  isEmpty: (name: StoreName, value: unknown) => boolean = (name, value) => {
    const described = state.stores[name]
    return described !== undefined && hasNoContents(described, value)
  },
): (() => void) => {
  const shared = (Object.keys(state.stores) as StoreName[]).filter((name) => state.stores[name]?.otherTabs)
  const versionOf = (name: StoreName): number => state.stores[name]?.version ?? 0
  let receiving = false
  const store = (name: StoreName) => state.write(name) as unknown as WritableStore<unknown>
  const tell = (name: StoreName, isAnswer: boolean) =>
    channel.postMessage({
      type: 'state.value',
      store: name,
      version: versionOf(name),
      value: store(name).get(),
      isAnswer,
    } satisfies TabMessage)

  const hear = ({ data }: { data: unknown }) => {
    if (!isTabMessage(data)) return
    if (data.type === 'state.hello') {
      for (const name of shared) if (!isEmpty(name, store(name).get())) tell(name, true)
      return
    }
    // A tab of a neighbouring release may speak another version; its own storage stays right, so it is passed over.
    if (!shared.includes(data.store) || versionOf(data.store) !== data.version) return
    // Everybody hears the answer, also a tab that did not ask and has something of its own.
    if (data.isAnswer && !isEmpty(data.store, store(data.store).get())) return
    receiving = true
    try {
      store(data.store).set(data.value)
    } finally {
      receiving = false
    }
  }

  channel.addEventListener('message', hear)
  const stops = shared.map((name) => store(name).subscribe(() => void (receiving || tell(name, false))))
  if (shared.some((name) => isEmpty(name, store(name).get())))
    channel.postMessage({ type: 'state.hello' } satisfies TabMessage)
  return () => {
    channel.removeEventListener('message', hear)
    stops.forEach((stop) => stop())
  }
}
