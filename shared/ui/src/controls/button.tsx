import type { ComponentProps, MouseEvent } from 'react'
import { ButtonContent, type ButtonSlots } from './button-content'
import { buttonStyle, type ButtonLook } from './button-style'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonLook, ButtonSlots {
  /** At work: the button keeps its focus and its width, ignores presses and says this ("Finding times"). */
  readonly busy?: boolean | string
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export const Button = ({ variant, size, full, icon, end, busy = false, children, onClick, ...rest }: ButtonProps) => {
  const isBusy = busy !== false
  return (
    <button
      type="button"
      css={buttonStyle({ variant, size, full })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? swallow : onClick}
      {...rest}
    >
      <ButtonContent icon={icon} end={end} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}
