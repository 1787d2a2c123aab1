import type { ComponentPropsWithRef, ElementType } from 'react'
import { css, keyframes } from '@galo/css'
import { useWords } from '@galo/words'
import { hiddenStyle } from '../layout/hidden-style'
import { media, type Breakpoint } from '../tokens/media'
import { BASKET_BAR_WORDS } from './basket-bar.words'

const rise = keyframes`from { transform: translateY(1.5rem); opacity: 0 }`
const pop = keyframes`40% { transform: scale(1.25) }`

const bar = css`
  position: fixed;
  z-index: var(--z-bar);
  inset-inline: 0.75rem;
  inset-block-end: calc(var(--foot, 0px) + max(0.75rem, env(safe-area-inset-bottom)));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  max-width: 40rem;
  min-height: 3.75rem;
  margin-inline: auto;
  padding: 0.25rem 1.125rem;
  border: 0;
  border-radius: 1.25rem 0.375rem 1.25rem 0.375rem;
  background: var(--next);
  color: var(--on-next);
  font: 800 1.0625rem/1.15 var(--font-display);
  text-decoration: none;
  cursor: pointer;
  box-shadow: var(--e-3);
  animation: ${rise} var(--d-3) var(--ease-out);
  &:hover {
    background: var(--next-hover);
  }
  &:active {
    background: var(--next-press);
  }
  .bar-count {
    display: grid;
    place-items: center;
    min-width: 1.875rem;
    height: 1.875rem;
    padding-inline: 0.375rem;
    border-radius: 0.625rem 0.1875rem 0.625rem 0.1875rem;
    background: var(--tinta-900);
    color: #fff;
    font-variant-numeric: tabular-nums;
    animation: ${pop} var(--d-4) var(--ease-crow);
  }
  .bar-total {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`

interface OwnProps<C extends ElementType> {
  readonly component?: C
  readonly count: number
  /** Finished: '£23.44' */
  readonly total: string
  readonly label?: string
  /** Hidden from this width on, where the basket is beside the menu. */
  readonly hideFrom?: Breakpoint
}

export type BasketBarProps<C extends ElementType> = OwnProps<C> & Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>

/** What is in the basket, at the foot of a phone. A button, or the router's link. Silent: what is added is said by the toast, once. */
export const BasketBar = <C extends ElementType = 'button'>({
  component,
  count,
  total,
  label,
  hideFrom,
  ...rest
}: BasketBarProps<C>) => {
  const words = useWords(BASKET_BAR_WORDS)
  const Tag: ElementType = component ?? 'button'
  return (
    <Tag
      className="covers-foot"
      css={[bar, hideFrom !== undefined && { [media(hideFrom)]: { display: 'none' } }]}
      {...(component === undefined ? { type: 'button' } : {})}
      {...rest}
    >
      {/* A new key plays the pop again. */}
      <span key={count} className="bar-count">
        {count}
        <span css={hiddenStyle}>{words.items(count)}</span>
      </span>
      {label ?? words.view}
      <span className="bar-total">{total}</span>
    </Tag>
  )
}
