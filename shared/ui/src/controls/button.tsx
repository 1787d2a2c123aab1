import type { ComponentProps } from 'react'
import { ButtonContent, type ButtonSlots } from './button-content'
import { buttonStyle, type ButtonLook } from './button-style'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonLook, ButtonSlots {}

/** Answers a press at once. One whose answer takes its time is a `WaitingButton`. */
export const Button = ({ variant, size, full, icon, end, children, ...rest }: ButtonProps) => (
  <button type="button" css={buttonStyle({ variant, size, full })} {...rest}>
    <ButtonContent icon={icon} end={end}>
      {children}
    </ButtonContent>
  </button>
)
