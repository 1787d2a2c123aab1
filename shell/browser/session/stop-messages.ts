/** The scope of the site's worker (decision 0193). */
const SCOPE = '/order/'
/** Whoever signs out waits no longer for a push service, in milliseconds. */
const PATIENCE_MS = 2_000

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Has this browser show no more messages about the orders of who was here. Never rejects: what fails is looked after again by who comes next. */
export const stopMessages = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
  await Promise.race([unsubscribe().catch(() => {}), patience])
  clearTimeout(timer)
}
