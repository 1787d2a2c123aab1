import { css } from '@galo/css'
import { PlusIcon } from '../icons/plus'
import { IconButton, type IconButtonProps } from './icon-button'
import { useEarlyPresses } from './use-early-presses'

const add = css`
  color: var(--action);
`

/** The "+" on a dish: the card's second target. Pressed before its code is here, it adds once it is. */
export const AddButton = ({ onClick, ...rest }: Omit<IconButtonProps, 'variant' | 'children' | 'ref'>) => {
  const { ref, markHandled } = useEarlyPresses()
  return (
    <IconButton
      css={add}
      {...rest}
      ref={ref}
      variant="petal"
      onClick={(event) => {
        markHandled()
        onClick?.(event)
      }}
    >
      <PlusIcon size={22} />
    </IconButton>
  )
}
