import type { Context } from 'hono'
import type { ReleaseStore } from '../releases/release-store'
import { chooseEncoding } from './choose-encoding'

interface ReleasedFile {
  readonly app: string
  readonly version: string
  readonly file: string
}

/** Short and plain: who asks for a file has no use for a page. */
export const noSuchFile = (context: Context): Response =>
  context.text('There is no such file', 404, { 'cache-control': 'no-store' })

/** A script of a release, packed for who takes it so. `headers` say who may have it, and for how long. */
export const releasedScript = async (
  context: Context,
  store: ReleaseStore,
  { app, version, file }: ReleasedFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const always = { 'content-type': 'text/javascript; charset=utf-8', ...headers }
  const encoding = chooseEncoding(context.req.header('accept-encoding'))
  const packed = encoding && (await store.file(app, version, file, encoding))
  if (packed)
    return context.body(new Uint8Array(packed), 200, {
      ...always,
      'content-encoding': encoding,
      vary: 'accept-encoding',
    })
  const bytes = await store.file(app, version, file)
  return bytes === null ? noSuchFile(context) : context.body(new Uint8Array(bytes), 200, always)
}
