import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
const SUFFIX = '.template'

/** @param {string} word */
const upperFirst = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)

/**
 * A name in the four ways it is written: `gift-cards`, `GiftCards`, `giftCards`, `Gift cards`.
 * @param {string} name
 */
const spellingsOf = (name) => {
  const words = name.split('-')
  const [first, ...more] = words
  return {
    PASCAL: words.map(upperFirst).join(''),
    CAMEL: [first, ...more.map(upperFirst)].join(''),
    TITLE: upperFirst(words.join(' ')),
    NAME: name,
  }
}

/**
 * Makes the folder of a new remote: a description with one page and one fragment, their code, words and a test. Touches nothing else.
 * Throws when the name is none, or is taken.
 * @param {string} name without `mfe-`
 * @param {string} root the project's folder
 * @returns the files it made, below `root`
 */
export const makeRemote = (name, root) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name: small letters, with hyphens between words`)
  const folder = `mfe-${name}`
  if (existsSync(join(root, folder))) throw new Error(`There is a ${folder} already`)
  const spellings = Object.entries(spellingsOf(name))
  /** @param {string} text */
  const spelt = (text) => spellings.reduce((so, [placeholder, word]) => so.replaceAll(placeholder, word), text)
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name)
      const file = join(folder, spelt(source.slice(TEMPLATE.length + 1, -SUFFIX.length)))
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), spelt(readFileSync(source, 'utf8')))
      return file
    })
}
