import type { TabMemory } from './tab-memory'

/** Names this tab's visit to the site, once, for support (B13). Fired and forgotten. */
export const reportSession = (memory: TabMemory, createId: () => string): void => {
  const { id, isNew } = memory.sessionId(createId)
  if (!isNew) return
  void fetch(`/order/api/session/id?${new URLSearchParams({ sessionId: id }).toString()}`, { keepalive: true }).catch(
    () => {},
  )
}
