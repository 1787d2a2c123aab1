import type { ComponentPropsWithRef, ElementType } from 'react'
import { ButtonContent, type ButtonSlots } from './button-content'
import { buttonStyle, type ButtonLook } from './button-style'

interface OwnProps<C extends ElementType> extends ButtonLook, ButtonSlots {
  /** The router's link, handed in because this package knows no router. */
  readonly component?: C
}

export type ButtonLinkProps<C extends ElementType> = OwnProps<C> & Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>

/** Goes somewhere, looks like a button. Props of `component` pass through: `<ButtonLink component={Link} to="…">`. */
export const ButtonLink = <C extends ElementType = 'a'>({
  component,
  variant,
  size,
  full,
  icon,
  end,
  children,
  ...rest
}: ButtonLinkProps<C>) => {
  const Tag: ElementType = component ?? 'a'
  return (
    <Tag css={buttonStyle({ variant, size, full })} {...rest}>
      <ButtonContent icon={icon} end={end}>
        {children}
      </ButtonContent>
    </Tag>
  )
}
