/** Lets the browser draw a frame and answer a press before what follows. No timer: those of a tab in the background are slowed down. */
const giveWay = (): Promise<void> => {
  if ('scheduler' in self && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Does a part of a long work when the browser has had its turn, so that no part holds up what the customer does. */
export const inOwnTask = async <T>(part: () => T | Promise<T>): Promise<T> => {
  await giveWay()
  return part()
}
