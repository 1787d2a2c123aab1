/**
 * A body written piece by piece by `produce`. Once the reader has gone, writing does nothing: a closed tab is no error.
 */
export const textStream = (produce: (write: (text: string) => void) => Promise<void>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let isOpen = true
  return new ReadableStream({
    async start(controller) {
      await produce((text) => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      })
      if (isOpen) controller.close()
    },
    cancel() {
      isOpen = false
    },
  })
}
