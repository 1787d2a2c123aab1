import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'
import type { Encoding } from './choose-encoding'

/** A menu takes 4 ms and comes to 31 KB; harder saves next to nothing, and a larger window is only memory to clear (decision 0071). */
const BROTLI: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}
const GZIP: ZlibOptions = { level: 5 }

const brotliBytes = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress)
const gzipBytes = promisify<Uint8Array, ZlibOptions, Buffer>(gzip)

/** Packs a body that is whole. */
export const compressBytes = async (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(encoding === 'br' ? await brotliBytes(bytes, BROTLI) : await gzipBytes(bytes, GZIP))

/**
 * The same for a body that is still being written: what has come is sent on at once, and not when there is enough of it to pack well.
 * Whoever leaves in the middle ends the source, too.
 */
export const compressStream = (
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const reader = body.getReader()
  const packer = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP)
  const written = (bytes: Uint8Array) =>
    new Promise<void>((resolve) => {
      packer.write(bytes)
      packer.flush(resolve)
    })
  const pump = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) await written(next.value)
    packer.end()
  }
  return new ReadableStream({
    start(controller) {
      packer.on('data', (bytes: Buffer) => controller.enqueue(new Uint8Array(bytes)))
      packer.on('end', () => controller.close())
      packer.on('error', (error) => controller.error(error))
      pump().catch((error: Error) => packer.destroy(error))
    },
    cancel(reason) {
      packer.destroy()
      return reader.cancel(reason)
    },
  })
}
