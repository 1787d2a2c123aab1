import { css } from '@galo/css'
import { PlusIcon } from '../icons/plus'
import { IconButton, type IconButtonProps } from './icon-button'

const add = css`
  color: var(--action);
`

/** The "+" on a dish: the card's second target. */
export const AddButton = (props: Omit<IconButtonProps, 'variant' | 'children'>) => (
  <IconButton css={add} {...props} variant="petal">
    <PlusIcon size={22} />
  </IconButton>
)
