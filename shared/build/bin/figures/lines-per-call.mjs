// How many lines describe a call of the platform, over all rooms that say something of it. `node lines-per-call.mjs [root]` of a checkout.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where a call is described, today or before there was one definition of it: contracts, the client's own files, the platform's schemas and examples. */
const DESCRIBES = [
  /^shared\/contracts\/src\/(?!errors|normalise-error|facts|release|owner|description|contract-versions|redact|index)/,
  /^mfe-[a-z]+\/src\/api\//,
  /^platform\/src\/(?!.*(stand-ins|providers|console|console-api|faults)\/).*\.(requests|shape|wire|calls|schema)\.ts$/,
  /^platform\/src\/.*\.graphql$/,
]
const IS_TEST = /\.(test|test-d|integration\.test)\.tsx?$/
/** Each call has one good answer in the reference. */
const ANSWER = /^\*\*Answer/gm

/** @type {(root: string, file: string) => string} */
const read = (root, file) => readFileSync(join(root, file), 'utf8')
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * @param {string} root
 * @returns {{ lines: number, files: number, calls: number }}
 */
export const linesPerCall = (root = ROOT) => {
  const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = all.filter((file) => DESCRIBES.some((pattern) => pattern.test(file)) && !IS_TEST.test(file))
  const pages = all.filter((file) => /^docs\/api\/.*\.md$/.test(file))
  return {
    lines: sum(files.map((file) => read(root, file).split('\n').length - 1)),
    files: files.length,
    calls: sum(pages.map((page) => read(root, page).match(ANSWER)?.length ?? 0)),
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, files, calls } = linesPerCall(argv[2])
  console.log(`${lines} lines in ${files} files describe ${calls} calls: ${(lines / calls).toFixed(1)} lines a call`)
}
