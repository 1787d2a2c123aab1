import { createHash } from 'node:crypto'
import { inlineJson } from './document'
import { integrityScript } from './integrity-script'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const written = (integrity: Readonly<Record<string, string>>): unknown =>
  new Function(`return ${integrityScript(integrity, inlineJson)}`)()

describe('integrityScript', () => {
  const files = [
    'shell/1/main.a1.js',
    'shell/1/0.c1717f8193.js',
    'mfe-menu/0.1.0-9/341.36be.js',
    'mfe-menu/2/341.36be.js',
  ]
  const integrity = Object.fromEntries(files.map((file) => [`/order/assets/${file}`, hashOf(file)]))

  it('is every file’s hash by its path in the browser', () => expect(written(integrity)).toEqual(integrity))

  it('says no beginning of a hash and no folder twice', () => {
    const script = integrityScript(integrity, inlineJson)
    expect(script.match(/sha256-/g)).toHaveLength(1)
    expect(script.match(/shell\/1\//g)).toHaveLength(1)
  })

  it('leaves what it doesn’t know as it is: other hashes, other files, names with spaces, none at all', () => {
    const odd = { '/a/b.js': 'sha384-b', '/a/c.css': hashOf('c'), '/a/d e.js': hashOf('d'), 'f.js': hashOf('f') }
    expect(written({ ...odd, ...integrity })).toEqual({ ...odd, ...integrity })
    expect(written({})).toEqual({})
  })
})
