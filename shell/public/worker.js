// @ts-check
/// <reference lib="webworker" />
/* global self */
// The site's one service worker (decision 0193). It keeps no pages and answers no requests: it shows what was pushed, and leads to the order's page.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/** What was pushed, read as something that anybody may have written. @param {PushMessageData | null} data */
const read = (data) => {
  try {
    const { text, path } = data?.json() ?? {}
    return { text: String(text ?? ''), path: String(path ?? '') }
  } catch {
    return { text: '', path: '' }
  }
}

/** Where a press leads: a page of ours below `/order/`, or else to the list of orders. @param {unknown} path */
const pageOf = (path) => {
  const { origin } = worker.location
  const list = new URL('/order/myorders', origin)
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return list
  const page = new URL(path, origin)
  return page.origin === origin && page.pathname.startsWith('/order/') ? page : list
}

/** Shows the page where it is open already, and opens it where it isn't: nobody's checkout is led away. @param {unknown} path */
const show = async (path) => {
  const page = pageOf(path)
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === page.pathname)
  await (there === undefined ? worker.clients.openWindow(page.href) : there.focus())
}

// A newer one takes over at once: it has no pages that an older one began.
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('push', (event) => {
  const { text, path } = read(event.data)
  // What came twice has one name, and is seen once.
  const shown = worker.registration.showNotification('Galo', {
    body: text,
    tag: `${path} ${text}`,
    icon: '/apple-touch-icon.png',
    data: { path },
  })
  event.waitUntil(shown)
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.path))
})
