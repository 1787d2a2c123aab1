import type { PushDevice } from '@galo/contracts/orders'

const WORKER = '/order/worker.js'
const SCOPE = '/order/'
/** A push service that hangs is one that can't be reached. */
const PATIENCE_MS = 20_000

/** Whether messages can be shown here at all. */
export type DeviceSupport = 'able' | 'unable' | 'insecure'

export const deviceSupport = (): DeviceSupport => {
  if (!window.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? 'able' : 'unable'
}

/** What became of subscribing: nothing is asked of who has blocked it. */
export type Subscribed =
  | { readonly kind: 'subscribed'; readonly device: PushDevice; readonly isNew: boolean }
  | { readonly kind: 'blocked' | 'unanswered' }
  | { readonly kind: 'unreachable'; readonly error: unknown }

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The push service did not answer')), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Its subscription, as far as it has one; asks nobody for anything. */
const knownSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Where this device is told, if it is; null where that can't be found out. */
export const deviceEndpoint = async (): Promise<string | null> => {
  try {
    return deviceSupport() === 'able' ? ((await knownSubscription())?.endpoint ?? null) : null
  } catch {
    return null
  }
}

const deviceOf = ({ endpoint, ...subscription }: PushSubscriptionJSON): PushDevice => ({
  endpoint: endpoint ?? '',
  keys: { p256dh: subscription.keys?.['p256dh'] ?? '', auth: subscription.keys?.['auth'] ?? '' },
})

/** As the platform writes it. */
const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const subscribe = async (key: string): Promise<Subscribed> => {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const isGood = known !== null && keyOf(known) === key
  // One for another key is in the way of this one.
  if (known !== null && !isGood) await known.unsubscribe()
  const subscription = isGood
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return { kind: 'subscribed', device: deviceOf(subscription.toJSON()), isNew: !isGood }
}

/** Asks the browser, and then its push service. From a press alone, and its first question at once: some browsers take no later one. */
export const subscribeDevice = async (key: string): Promise<Subscribed> => {
  const permission = Notification.permission === 'denied' ? 'denied' : await Notification.requestPermission()
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'blocked' : 'unanswered' }
  try {
    return await inTime(subscribe(key))
  } catch (error) {
    return { kind: 'unreachable', error }
  }
}

/** Takes the subscription back. Where that fails it leads nowhere: the platform has forgotten it. */
export const unsubscribeDevice = async (): Promise<void> => {
  try {
    await (await knownSubscription())?.unsubscribe()
  } catch {
    // Nothing is sent there any more.
  }
}
