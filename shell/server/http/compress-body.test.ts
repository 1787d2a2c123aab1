import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { compressStream } from './compress-body'
import { textStream } from './text-stream'

const UNPACK = { br: createBrotliDecompress, gzip: createGunzip }

/** A page that stops after its head until it is told to go on. */
const aPage = () => {
  let goOn: () => void = () => {}
  const waiting = new Promise<void>((resolve) => (goOn = resolve))
  const body = textStream(async (write) => {
    write('<head></head>')
    await waiting
    write('<body></body>')
  })
  return { body, goOn: () => goOn() }
}

describe('compressStream', () => {
  it.each(['br', 'gzip'] as const)('sends on the head by %s before there is anything else', async (encoding) => {
    const { body, goOn } = aPage()
    const unpacked = Readable.fromWeb(compressStream(body, encoding) as NodeStream).pipe(UNPACK[encoding]())
    const [head] = (await once(unpacked, 'data')) as [Buffer]
    expect(head.toString()).toBe('<head></head>')
    goOn()
    await expect(text(unpacked)).resolves.toBe('<body></body>')
  })

  it('ends the source when the reader leaves', async () => {
    let left: unknown
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('<head></head>')),
      cancel: (reason) => void (left = reason),
    })
    const reader = compressStream(body, 'br').getReader()
    await reader.read()
    await reader.cancel('the tab was closed')
    expect(left).toBe('the tab was closed')
  })

  it('is nobody’s unhandled error when the source goes on after that', async () => {
    const { body, goOn } = aPage()
    const reader = compressStream(body, 'gzip').getReader()
    await reader.read()
    await reader.cancel()
    goOn()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('breaks off when the source does, instead of looking like a whole page', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('lost')) })
    await expect(new Response(compressStream(body, 'br')).text()).rejects.toThrow('lost')
  })
})
