import type { ComponentProps } from 'react'
import { css, type SerializedStyles } from '@galo/css'

export type IconButtonVariant = 'plain' | 'soft' | 'act' | 'petal' | 'field'

const base = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: inherit;
  cursor: pointer;
  transition:
    background-color var(--d-1),
    transform var(--d-1);
  @media (hover: hover) {
    &:hover {
      background: var(--azul-50);
    }
  }
  &:active {
    background: var(--azul-100);
    transform: scale(0.985);
  }
  &:disabled {
    color: var(--text-3);
    opacity: 0.5;
    cursor: not-allowed;
  }
`
const variants = {
  plain: null,
  soft: css`
    background: var(--azul-100);
    color: var(--azul-700);
    @media (hover: hover) {
      &:hover {
        background: var(--azul-200);
      }
    }
  `,
  act: css`
    background: var(--action);
    color: var(--on-action);
    @media (hover: hover) {
      &:hover {
        background: var(--action-hover);
      }
    }
    &:active {
      background: var(--action-press);
    }
  `,
  petal: css`
    border-radius: var(--r-petal);
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--e-2);
  `,
  field: css`
    background: rgb(255 255 255 / 0.14);
    color: #fff;
    @media (hover: hover) {
      &:hover {
        background: rgb(255 255 255 / 0.24);
      }
    }
    &:active {
      background: rgb(255 255 255 / 0.32);
    }
  `,
} satisfies Record<IconButtonVariant, SerializedStyles | null>

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the drawing. */
  readonly label: string
  /** `petal` floats over pictures, `field` lies on azul. */
  readonly variant?: IconButtonVariant
}

export const IconButton = ({ label, variant = 'plain', ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} css={[base, variants[variant]]} {...rest} />
)
