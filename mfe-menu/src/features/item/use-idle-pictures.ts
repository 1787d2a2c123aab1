import { useEffect, useState } from 'react'

/** Safari has no idle time that anybody could ask for: soon after what is being done, then. */
const SOON_MS = 200

const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Whether pictures that a page is whole without may come: once it has nothing else to do, and never for who saves data. */
export const useIdlePictures = (): boolean => {
  const [mayCome, setMayCome] = useState(false)
  useEffect(() => {
    if (savesData()) return
    const come = () => setMayCome(true)
    if ('requestIdleCallback' in globalThis) {
      const asked = requestIdleCallback(come)
      return () => cancelIdleCallback(asked)
    }
    const timer = setTimeout(come, SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return mayCome
}
