import { css, type SerializedStyles } from '@galo/css'

export type ButtonVariant = 'act' | 'next' | 'soft' | 'outline' | 'plain' | 'danger'

export interface ButtonLook {
  /** `next` is the one next step of a screen; everything else one presses is `act` or quieter. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'normal' | 'small' | undefined
  readonly full?: boolean | undefined
}

/** Without a transition: what a press leads to should not wait for the colours of the page that it leaves. */
const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3.25rem;
  padding: 0.5rem 1.375rem;
  border: 0;
  border-radius: var(--r-2);
  background: var(--action);
  color: var(--on-action);
  font: 700 1.0625rem/1.15 var(--font-display);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--action-hover);
  }
  &:active {
    background: var(--action-press);
    transform: scale(0.985);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: #e4e8f4;
    color: var(--tinta-500);
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const variants = {
  act: null,
  next: css`
    background: var(--next);
    color: var(--on-next);
    &:hover {
      background: var(--next-hover);
    }
    &:active {
      background: var(--next-press);
    }
  `,
  soft: css`
    background: var(--azul-100);
    color: var(--azul-700);
    &:hover {
      background: var(--azul-200);
    }
    &:active {
      background: #b4c5ff;
    }
  `,
  outline: css`
    background: none;
    color: var(--text);
    box-shadow: inset 0 0 0 1.5px var(--border-field);
    &:hover {
      background: var(--azul-50);
    }
    &:active {
      background: var(--azul-100);
    }
  `,
  plain: css`
    padding-inline: 0.75rem;
    background: none;
    color: var(--action);
    font: 600 1rem/1.15 var(--font-text);
    &:hover {
      background: var(--azul-50);
    }
    &:active {
      background: var(--azul-100);
    }
  `,
  danger: css`
    background: var(--error);
    color: #fff;
    &:hover {
      background: #930a2f;
    }
    &:active {
      background: #780726;
    }
  `,
} satisfies Record<ButtonVariant, SerializedStyles | null>
const small = css`
  min-height: var(--touch);
  padding-inline: 1rem;
  font-size: 1rem;
`
const full = css`
  width: 100%;
`

/** A button's looks for an element that isn't one: `<Link css={buttonStyle({ variant: 'soft' })}>`. */
export const buttonStyle = (look: ButtonLook = {}) => [
  base,
  variants[look.variant ?? 'act'],
  look.size === 'small' && small,
  look.full === true && full,
]
