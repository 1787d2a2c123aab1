import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is written above a call, for who reads the reference. */
export interface DocComment {
  readonly about: string
  /** The capability rows it names: `(F03, F05)`. */
  readonly rows: readonly string[]
}

const CONTRACTS = fileURLToPath(new URL('../../../../shared/contracts/src/', import.meta.url))
const COMMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = define\w+\(\{\s+name: '([^']+)'/g
const ROW = /[A-Z]\d\d/g
const ROWS = / \([A-Z]\d\d(?:, [A-Z]\d\d)*\)/g

const parseComment = (comment: string): DocComment => {
  const text = comment.replace(/\n \*/g, '\n').replace(/\s+/g, ' ').trim()
  const rows = (text.match(ROWS) ?? []).flatMap((each) => each.match(ROW) ?? [])
  return { about: text.replace(ROWS, ''), rows: rows.sort() }
}

/** What is written above each call in a file, by the call's name. */
export const docCommentsIn = (source: string): ReadonlyMap<string, DocComment> =>
  new Map([...source.matchAll(COMMENTED)].map(([, comment = '', name = '']) => [name, parseComment(comment)]))

const sources = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.call.ts'),
)
const comments = new Map(sources.flatMap((file) => [...docCommentsIn(readFileSync(join(CONTRACTS, file), 'utf8'))]))

/** What is written above a call of `@galo/contracts`. Throws when nothing is. */
export const docCommentOf = (name: string): DocComment => {
  const comment = comments.get(name)
  if (comment === undefined) throw new Error(`Nothing is written above ${name}`)
  return comment
}
