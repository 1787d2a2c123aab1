/** The line that the basket's sheet was left for: it is being made up anew, and the sheet is gone meanwhile. */
let inHand: string | null = null

/** As the sheet goes: the address says already what it went for. */
export const keepLineInHand = (): void => {
  const address = new URLSearchParams(location.search)
  // React may take the sheet apart and put it together again where it is.
  if (address.get('basket') !== 'open') inHand = address.get('line')
}

/** As the sheet comes back: whoever changed a line, or left it as it was, goes on from there, and not from the top. */
export const focusLineInHand = (): void => {
  if (inHand === null) return
  const links = document.querySelectorAll<HTMLAnchorElement>('dialog[open] a[href]')
  ;[...links].find(({ search }) => new URLSearchParams(search).get('line') === inHand)?.focus()
}
