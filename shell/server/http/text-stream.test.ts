import { textStream } from './text-stream'

describe('textStream', () => {
  it('sends the pieces in order and ends', async () => {
    const stream = textStream(async (write) => {
      write('a')
      await Promise.resolve()
      write('b')
    })
    await expect(new Response(stream).text()).resolves.toBe('ab')
  })

  it('takes a tab that was closed in the middle for what it is', async () => {
    let goOn: () => void = () => {}
    const finished = new Promise<string>((resolve) => {
      const stream = textStream(async (write) => {
        write('a')
        await new Promise<void>((next) => (goOn = next))
        write('b')
        resolve('wrote on without harm')
      })
      const reader = stream.getReader()
      void reader
        .read()
        .then(() => reader.cancel())
        .then(() => goOn())
    })
    await expect(finished).resolves.toBe('wrote on without harm')
  })
})
