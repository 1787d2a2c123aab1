/** What stands in a browser's window for messages of sites, and what may happen to it. */
export const aPushBrowser = ({
  permission = 'default',
  answers = 'granted',
}: {
  readonly permission?: NotificationPermission
  readonly answers?: NotificationPermission
} = {}) => {
  let subscription: object | null = null
  let failure: Error | null = null
  const seen = { asked: 0, registered: [] as unknown[], subscribed: [] as unknown[], unsubscribed: 0 }
  let nth = 0
  const bytesOf = (key: string) => {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
  }
  const subscribed = (endpoint: string, applicationServerKey: string) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(applicationServerKey) },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BPoint', auth: 'secret' } }),
    unsubscribe: async () => {
      seen.unsubscribed += 1
      subscription = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: { readonly applicationServerKey: string }) => {
      seen.subscribed.push(options)
      if (failure !== null) throw failure
      nth += 1
      return (subscription = subscribed(`https://push.test/${nth}`, options.applicationServerKey))
    },
  }
  let registration: object | undefined
  const container = {
    getRegistration: async () => registration,
    register: async (...how: unknown[]) => {
      seen.registered.push(how)
      return (registration = { pushManager })
    },
    get ready() {
      return Promise.resolve({ pushManager })
    },
  }
  const notification = {
    permission,
    requestPermission: async () => {
      seen.asked += 1
      return (notification.permission = answers)
    },
  }
  const browser = { serviceWorker: container, PushManager: class {}, Notification: notification }
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: browser.serviceWorker })
  Object.defineProperty(window, 'PushManager', { configurable: true, value: browser.PushManager })
  Object.defineProperty(window, 'Notification', { configurable: true, value: browser.Notification })
  return {
    seen,
    failsWith: (error: Error) => (failure = error),
    /** As on an earlier visit. */
    isSubscribed: (endpoint: string, key: string) => {
      registration = { pushManager }
      subscription = subscribed(endpoint, key)
      notification.permission = 'granted'
    },
  }
}

/** A browser that knows nothing of it, or a page without a secure connection. */
export const aBrowserWithoutPush = ({ isSecure = true } = {}): void => {
  for (const [owner, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const)
    Reflect.deleteProperty(owner, name)
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecure })
}
