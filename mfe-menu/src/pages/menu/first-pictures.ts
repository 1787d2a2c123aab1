import { bringPicture, CARD_PICTURE } from '@galo/ui'
import { EAGER_PICTURES } from '../../features/item/eager-pictures'
import type { MenuPageData } from './menu-page.data'

/** Brings the pictures that the menu shows first. */
export const bringFirstPictures = ({ sections }: MenuPageData): void => {
  for (const { picture } of sections[0]?.items.slice(0, EAGER_PICTURES) ?? []) bringPicture(picture.url, CARD_PICTURE)
}
