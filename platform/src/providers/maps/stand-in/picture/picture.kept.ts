import { makePicture } from './picture.make'
import type { PictureRequest } from './picture.request'

const MOST_KEPT = 60
const kept = new Map<string, string>()

/** A picture as SVG. The last ones are kept: many people ask for the same town. */
export const pictureText = (request: PictureRequest): string => {
  const key = JSON.stringify(request)
  const text = kept.get(key) ?? makePicture(request)
  kept.delete(key)
  kept.set(key, text)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return text
}
