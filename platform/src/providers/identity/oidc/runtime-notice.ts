const { warn } = console

/** The library recommends a later Node each time it is loaded. It runs, and is tested, with every one we name; that is all there is to say. */
console.warn = (...words: unknown[]): void => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
}

export const hearWarnings = (): void => {
  console.warn = warn
}
