/** Calls whenever the page may be gone next: it is hidden, or left. A phone's browser tells of nothing later. Returns how to stop. */
export const onLeaving = (leave: () => void): (() => void) => {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', leave)
  }
}
