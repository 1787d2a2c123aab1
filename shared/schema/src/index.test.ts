import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as schema from '.'

/** The packages that write schemas which go to phones. */
const WRITERS = ['../../contracts/src', '../../releases/src']

const codeIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(directory, path), 'utf8'))
    .filter((code) => code.includes("from '@galo/schema'"))

describe('What schemas are written with', () => {
  const code = WRITERS.flatMap((writer) => codeIn(join(__dirname, writer))).join('\n')

  it('is no more than they use: every phone carries the whole of it', () => {
    expect(Object.keys(schema).filter((name) => !new RegExp(String.raw`\bz\s*\.${name}\b`).test(code))).toEqual([])
  })
})
