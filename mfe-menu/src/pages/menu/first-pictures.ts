import { bringPicture, CARD_PICTURE } from '@galo/ui'
import type { MenuPageData } from './menu-page.data'

/** So many cards are on a phone's first screen below the restaurant's header. */
const FIRST_SCREEN = 3

/** Brings the pictures that the menu shows first. */
export const bringFirstPictures = ({ sections }: MenuPageData): void => {
  for (const { picture } of sections[0]?.items.slice(0, FIRST_SCREEN) ?? []) bringPicture(picture.url, CARD_PICTURE)
}
