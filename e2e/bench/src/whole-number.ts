/** What `--name text` says, from 1. Throws in words for a person. */
export const wholeNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a whole number from 1, not "${text}"`)
  return number
}
