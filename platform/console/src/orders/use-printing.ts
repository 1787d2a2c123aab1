import { useEffect, useState } from 'react'

/** Prints what marks itself while `isPrinting`, and lets it go when the browser is done: some open their dialog and go on. */
export const usePrinting = () => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [isPrinting])
  return { isPrinting, print: () => setPrinting(true) }
}
