import { distanceMiles } from './distance'
import type { LatLng } from './lat-lng'

/** A pin's picture stands so much north of its place, in degrees, for its tip to touch it (D14). */
const PIN_OFFSET_DEGREES = 0.000_04
/** A pin further than this from the address is asked about, in miles: about 129 metres. */
const PIN_WARNING_MILES = 0.08

/** Where the picture of a pin is drawn. */
export const pinIconAt = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: latitude + PIN_OFFSET_DEGREES,
  longitude,
})

/** The place of a pin whose picture was put there. */
export const pinPlaceAt = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: latitude - PIN_OFFSET_DEGREES,
  longitude,
})

/** The pin may stand at another door than the address's. */
export const isPinFar = (address: LatLng, pin: LatLng): boolean => distanceMiles(address, pin) > PIN_WARNING_MILES
