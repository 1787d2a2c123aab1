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

/** Reads the build once, checks those very bytes against the release's hash, and runs those very bytes. */
export const loadRemoteBuild = ({ file, integrity }: RemoteBuild): readonly PageRoute[] => {
  const source = readFileBytesSync(file)
  const [algorithm = ''] = integrity.split('-')
  const found = `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`
  if (found !== integrity) throw new Error(`${file} is not the file that was released`)
  const module = { exports: {} as unknown }
  compileFunction(source.toString('utf8'), ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    requireProvided,
    module,
  )
  return pagesOf(module.exports)
}
