import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
/** How hard a host compresses what it is just writing. */
export const ON_THE_FLY = quality(5)
const AT_DEPLOY = quality(11)

/** Whether a host compresses what is of this `content-type`. */
export const isText = (contentType: string | undefined): boolean => TEXT.test(contentType ?? '')

/** A body as a host sends it: what never changes under its name as hard as it goes, since that is done once. */
export const compressedByHost = (body: Buffer | string, isForever: boolean): Buffer =>
  brotliCompressSync(body, isForever ? AT_DEPLOY : ON_THE_FLY)

/** Whether what has these `cache-control` words never changes under its name. */
export const isForever = (cacheControl: string | undefined): boolean => (cacheControl ?? '').includes('immutable')
