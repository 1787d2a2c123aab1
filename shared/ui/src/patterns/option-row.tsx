import type { ComponentProps, ReactNode } from 'react'
import { css } from '@galo/css'
import { CaretRightIcon } from '../icons/caret-right'

const option = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 4rem;
  padding: 0.5rem 0.875rem 0.5rem 0.5rem;
  border: 1.5px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  font-weight: 700;
  line-height: 1.3;
  text-align: start;
  transition: border-color var(--d-1);
  &:hover {
    border-color: var(--action);
  }
  &:active {
    background: var(--azul-50);
  }
  .option-icon {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--r-petal);
    background: var(--azul-100);
    color: var(--azul-700);
  }
  .option-words {
    flex: 1;
  }
  .option-words > small {
    display: block;
    color: var(--text-2);
    font-weight: 500;
    font-size: var(--t-small);
  }
`

export interface OptionRowProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
}

/** One way on among several: another time, another Galo. */
export const OptionRow = ({ icon, title, detail, ...rest }: OptionRowProps) => (
  <button type="button" css={option} {...rest}>
    <span className="option-icon">{icon}</span>
    <span className="option-words">
      {title}
      {detail !== undefined && <small>{detail}</small>}
    </span>
    <CaretRightIcon />
  </button>
)
