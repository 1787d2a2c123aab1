import { createHash } from 'node:crypto'
import { compileFunction } from 'node:vm'
import type { PageRoute } from '@galo/navigation'
import { readFileBytesSync } from '../releases/read-file'
import type { RemoteBuild } from './protocol'
import { PROVIDED } from './provided-modules'

const requireProvided = (name: string): unknown => {
  if (Object.hasOwn(PROVIDED, name)) return PROVIDED[name]
  throw new Error(`A remote asked for "${name}", which is not shared`)
}

const pagesOf = (exported: unknown): readonly PageRoute[] => {
  if (typeof exported === 'object' && exported !== null && 'pages' in exported && Array.isArray(exported.pages))
    return exported.pages as PageRoute[]
  throw new Error('A server build must export its pages')
}

/** The file of a build is not there, or is not the one that was released: the same place may have it later. */
export class BuildNotThereError extends Error {
  override readonly name = 'BuildNotThereError'
}

const bytesOf = (file: string): Buffer => {
  try {
    return readFileBytesSync(file)
  } catch (error) {
    throw new BuildNotThereError(`${String(error)}: publish that build again, which puts what is missing.`, {
      cause: error,
    })
  }
}

/** Reads the build once, checks those very bytes against the release's hash, and runs those very bytes. */
export const loadRemoteBuild = ({ file, integrity }: RemoteBuild): readonly PageRoute[] => {
  const source = bytesOf(file)
  const [algorithm = ''] = integrity.split('-')
  const found = `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`
  if (found !== integrity)
    throw new BuildNotThereError(
      `${file} is not the file that was released: find out who can write there, delete it, and publish that build again.`,
    )
  const module = { exports: {} as unknown }
  compileFunction(source.toString('utf8'), ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    requireProvided,
    module,
  )
  return pagesOf(module.exports)
}
