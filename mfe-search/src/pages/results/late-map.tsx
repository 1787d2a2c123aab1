import { latePart } from './late-part'

/** Narrower windows have no room beside the list; there it is shown in the list's place, by its address. */
const WIDE = '(min-width: 768px)'
const ALONE = '#map'

/** A server doesn't know how wide a window is, and draws for every one. */
const hasRoom = (): boolean => typeof matchMedia === 'undefined' || matchMedia(WIDE).matches || location.hash === ALONE

const roomForIt = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!hasRoom()) return
      matchMedia(WIDE).removeEventListener('change', look)
      removeEventListener('hashchange', look)
      resolve()
    }
    if (typeof matchMedia === 'undefined') return resolve()
    matchMedia(WIDE).addEventListener('change', look)
    addEventListener('hashchange', look)
    look()
  })

/** The map beside the list, or in its place. Its code comes to a phone when it is asked for. */
export const LateMap = latePart(() => import('./map-beside').then(({ MapBeside }) => MapBeside), roomForIt)

/** Brings the code while the page's data are on their way, so that the map is drawn with the page: by the server always. */
export const askForMap = async (): Promise<void> => {
  if (hasRoom()) await LateMap.bring()
}
