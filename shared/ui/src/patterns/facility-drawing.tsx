import type { ChoosableFacility } from '@galo/domain'
import { BabyCarriageIcon } from '../icons/baby-carriage'
import type { IconProps } from '../icons/icon'
import { StarAndCrescentFillIcon } from '../icons/star-and-crescent-fill'
import { TreeIcon } from '../icons/tree'
import { WheelchairIcon } from '../icons/wheelchair'

const ICONS = {
  disabledAccess: WheelchairIcon,
  halal: StarAndCrescentFillIcon,
  babyChanging: BabyCarriageIcon,
  outdoor: TreeIcon,
} satisfies Record<ChoosableFacility, unknown>

/** A drawing beside the name of what people choose a restaurant by (D07). */
export const FacilityDrawing = ({ facility, ...rest }: IconProps & { readonly facility: ChoosableFacility }) => {
  const Drawing = ICONS[facility]
  return <Drawing {...rest} />
}
