import type { ComponentProps } from 'react'
import { LikedChoice } from '../../features/favourites/liked-choice'
import { FilterSheet } from '../../features/menu-filters/filter-sheet'

/** The filters, with what the customer likes among them. */
export const MenuFilterSheet = (props: Omit<ComponentProps<typeof FilterSheet>, 'favourites'>) => (
  <FilterSheet {...props} favourites={<LikedChoice />} />
)
