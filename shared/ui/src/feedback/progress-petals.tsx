import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { CheckIcon } from '../icons/check'
import { hiddenStyle } from '../layout/hidden-style'
import { PROGRESS_WORDS } from './progress-petals.words'

const room = css`
  container-type: inline-size;
`
const petals = css`
  isolation: isolate;
  display: grid;
  /* A label that is longer than its share takes room of those that need less. */
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.375rem;
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--t-micro);
    line-height: 1.2;
    text-align: center;
  }
  /* The way to a step runs from the middle of the one before. */
  li::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-start: 1.3125rem;
    inset-inline-start: -50%;
    width: 100%;
    height: 6px;
    background: var(--azul-100);
    transition: background-color var(--d-2);
  }
  li:first-of-type::before {
    display: none;
  }
  .petal {
    position: relative;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 3px solid var(--surface);
    border-radius: 1.125rem 0.3125rem 1.125rem 0.3125rem;
    background: var(--azul-100);
    color: var(--azul-700);
    transition: transform var(--d-3) var(--ease-crow);
  }
  [data-state='done']::before,
  [data-state='current']::before {
    background: var(--action);
  }
  [data-state='done'] > .petal {
    background: var(--action);
    color: var(--on-action);
  }
  [data-state='current'] {
    color: var(--text);
    font-weight: 800;
  }
  [data-state='current'] > .petal {
    background: var(--limao-400);
    color: var(--tinta-900);
    transform: scale(1.14);
  }
  small {
    color: var(--text-3);
    font-weight: 500;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 374px) {
    li {
      font-size: 0.75rem;
    }
    .petal {
      width: 2.5rem;
      height: 2.5rem;
    }
    li::before {
      inset-block-start: 1.0625rem;
    }
  }
  /* Large text on a phone: one below the other, with its words beside each. */
  @container (max-width: 13rem) {
    grid-auto-flow: row;
    gap: 0.5rem;
    li {
      grid-template-columns: 3rem minmax(0, 1fr);
      column-gap: 0.75rem;
      justify-items: start;
      align-items: center;
      text-align: start;
    }
    li::before {
      inset-block-start: -50%;
      inset-inline-start: calc(1.5rem - 3px);
      width: 6px;
      height: calc(100% + 0.5rem);
    }
    small {
      grid-column: 2;
    }
  }
  @media (forced-colors: active) {
    li::before {
      border: 3px solid;
    }
    [data-state='current'] > .petal {
      outline: 3px solid Highlight;
    }
  }
`

export interface ProgressStep {
  readonly id: string
  readonly label: string
  /** '18:02', '~18:43' */
  readonly time?: string | undefined
  readonly icon?: ReactNode
  readonly state: 'done' | 'current' | 'next'
}

/** Three to five steps as petals: azul with a tick, limão now, pale to come. */
export const ProgressPetals = ({
  label,
  steps,
}: {
  readonly label: string
  readonly steps: readonly ProgressStep[]
}) => {
  const words = useWords(PROGRESS_WORDS)
  return (
    <div css={room}>
      <ol css={petals} aria-label={label}>
        {steps.map((step) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="petal">{step.state === 'done' ? <CheckIcon size={22} /> : step.icon}</span>
            <span>
              {step.label}
              <span css={hiddenStyle}>{`, ${words[step.state]}`}</span>
            </span>
            {step.time !== undefined && <small>{step.time}</small>}
          </li>
        ))}
      </ol>
    </div>
  )
}
