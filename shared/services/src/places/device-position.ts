import type { LatLng } from '@galo/domain'
import type { Services } from '@galo/services'
import { locatingRefusal, REFUSAL_CODES, type LocatingRefusal } from './locating-refusal'

/** Typing a postcode is quicker than waiting longer. */
const TIMEOUT_MS = 10_000

/** Four decimals are a dozen metres: enough to find a grill, too little to find a sofa. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4

/** The device's position, or why it can't be had. */
export const askDevice = (): Promise<LatLng | LocatingRefusal> => {
  // The DOM types say it is always there; on an insecure page it is not.
  const geolocation: Geolocation | undefined = navigator.geolocation
  if (geolocation === undefined) return Promise.resolve('unsupported')
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      ({ code }) => resolve(locatingRefusal(code)),
      { timeout: TIMEOUT_MS, maximumAge: 300_000 },
    ),
  )
}

/** The device's position (D16), or why it can't be had, which the log knows by its code. */
export const devicePosition = async (log: Services['log']): Promise<LatLng | LocatingRefusal> => {
  const answer = await askDevice()
  if (typeof answer === 'string')
    log('warning', 'The device’s position could not be had', { code: REFUSAL_CODES[answer] })
  return answer
}
