import { sourcesOf, type PictureSize } from './picture-sizes'

/**
 * Brings the file that a `Picture` of this size will show, before it is drawn. By the same choice: a picture element that stands nowhere
 * chooses like one that does, so nothing is brought twice, or in a format that this browser can't show.
 */
export const bringPicture = (url: string, size: PictureSize): void => {
  const picture = document.createElement('picture')
  for (const { type, srcSet, sizes, media } of sourcesOf(url, size)) {
    const source = document.createElement('source')
    source.type = type
    if (media !== undefined) source.media = media
    if (sizes !== undefined) source.sizes = sizes
    source.srcset = srcSet
    picture.append(source)
  }
  const image = document.createElement('img')
  picture.append(image)
  image.src = `${url}-400.webp`
}
