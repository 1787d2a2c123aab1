import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../releases/apps.mjs'

const PROBES = join(ROOT, 'shared/build/probes')
const MARK = '// @plant '

/** @typedef {{ path: string, quiet: boolean, text: string }} PlantedFile */

/**
 * @param {string} text of a probe
 * @returns {PlantedFile[]}
 */
const filesOf = (text) =>
  text
    .split(MARK)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n')
      const [path = '', word] = head.trim().split(' ')
      if (!path.includes('__probe__')) throw new Error(`A planted file must have __probe__ in its name: ${path}`)
      return { path, quiet: word === 'quiet', text: rest.join('\n') }
    })

/** Every probe by the rule it breaks. @returns {{ rule: string, files: PlantedFile[] }[]} */
export const readProbes = () =>
  readdirSync(PROBES)
    .filter((name) => name.endsWith('.probe.ts'))
    .map((name) => ({ rule: name.replace('.probe.ts', ''), files: filesOf(readFileSync(join(PROBES, name), 'utf8')) }))

/** @type {Set<string>} the folders that were made */
const made = new Set()

/**
 * Writes the files, remembering the folders that had to be made for them. Throws when two probes plant the same one: both
 * would be judged by the second.
 * @param {readonly Pick<PlantedFile, 'path' | 'text'>[]} files
 */
export const plant = (files) => {
  const twice = files.find(({ path }, index) => files.findIndex((other) => other.path === path) < index)
  if (twice !== undefined) throw new Error(`Two probes plant ${twice.path}`)
  for (const { path, text } of files) {
    let folder = dirname(join(ROOT, path))
    const missing = []
    for (; !existsSync(folder); folder = dirname(folder)) missing.push(folder)
    for (const each of missing.reverse()) {
      mkdirSync(each)
      made.add(each)
    }
    writeFileSync(join(ROOT, path), text)
  }
}

/**
 * Takes the files away, and the folders made for them unless somebody has put something there since. Never throws.
 * @param {readonly Pick<PlantedFile, 'path'>[]} files
 */
export const uproot = (files) => {
  for (const { path } of files) rmSync(join(ROOT, path), { force: true })
  for (const folder of [...made].reverse())
    try {
      rmdirSync(folder)
      made.delete(folder)
    } catch {
      // Not empty: it is somebody's by now.
    }
}
