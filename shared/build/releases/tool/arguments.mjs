import { InvalidArgumentError } from 'commander'

/** What dates can say for sure: twenty years. */
const MOST_DAYS = 7_305

/** @param {string} text */
export const percent = (text) => {
  const digits = text.replace(/%$/, '').trim()
  const share = Number(digits)
  if (digits === '' || Number.isNaN(share) || share < 0 || share > 100)
    throw new InvalidArgumentError('It is a number from 0 to 100.')
  return share
}

/** @param {string} text */
export const days = (text) => {
  const count = Number(text)
  if (!(count > 0 && count <= MOST_DAYS))
    throw new InvalidArgumentError(`It is a number of days, ${MOST_DAYS} at most.`)
  return count
}

/** @param {string} text */
export const countOf = (text) => {
  const count = Number(text)
  if (!(Number.isInteger(count) && count > 0)) throw new InvalidArgumentError('It is a number of changes, 1 at least.')
  return count
}

/** @param {string} text */
export const reason = (text) => {
  if (text.trim() === '')
    throw new InvalidArgumentError('Say why, in a few words: the next one who looks wants to know.')
  return text.trim()
}

/** As settings can hold it. @param {string} text */
export const keyName = (text) => {
  if (!/^[\w.-]+$/.test(text)) throw new InvalidArgumentError('It is letters, digits, dots and dashes.')
  return text
}

/** @param {string} text */
export const secondsMs = (text) => {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new InvalidArgumentError('It is a number of seconds.')
  return seconds * 1_000
}

/**
 * A site, by its address. It may be named several times: `before` are the others.
 * @param {string} text
 * @param {readonly string[]} [before]
 */
export const sites = (text, before = []) => {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new InvalidArgumentError('It is the address of a site, as https://galo.example.')
  return [...before, text]
}
