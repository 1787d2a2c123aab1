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
      /** Sent because a new tab asked, not because it has changed. */
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
  const store = (name: StoreName): WritableStore<unknown> => state.write(name)
  const sendValue = (name: StoreName, isAnswer: boolean) =>
    channel.postMessage({
      type: 'state.value',
      store: name,
      version: versionOf(name),
      value: store(name).getState(),
      isAnswer,
    } satisfies TabMessage)

  const receive = ({ data }: { data: unknown }) => {
    if (!isTabMessage(data)) return
    if (data.type === 'state.hello') {
      for (const name of shared) if (!isEmpty(name, store(name).getState())) sendValue(name, true)
      return
    }
    // A tab with an older or newer release may send another version: ignored, since each keeps its own storage right.
    if (!shared.includes(data.store) || versionOf(data.store) !== data.version) return
    // Every tab receives the answer, also one that did not ask and has contents of its own.
    if (data.isAnswer && !isEmpty(data.store, store(data.store).getState())) return
    receiving = true
    try {
      store(data.store).setState(data.value, true)
    } finally {
      receiving = false
    }
  }

  channel.addEventListener('message', receive)
  const stops = shared.map((name) => store(name).subscribe(() => void (receiving || sendValue(name, false))))
  if (shared.some((name) => isEmpty(name, store(name).getState())))
    channel.postMessage({ type: 'state.hello' } satisfies TabMessage)
  return () => {
    channel.removeEventListener('message', receive)
    stops.forEach((stop) => stop())
  }
}
