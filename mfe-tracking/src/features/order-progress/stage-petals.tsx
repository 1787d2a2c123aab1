import { css } from '@emotion/react'
import { BagIcon, CheckIcon, StorefrontIcon } from '@galo/ui'
import type { Stage } from './tracking.model'

const petals = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;

  & li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    text-align: center;
    font-weight: 600;
    font-size: var(--t-micro);
    line-height: 1.2;
    color: var(--text-2);
  }
  /* The line from the stage before. */
  & li + li::before {
    content: '';
    position: absolute;
    z-index: 0;
    top: 21px;
    right: 50%;
    width: 100%;
    height: 6px;
    background: var(--azul-100);
  }
  & li[data-state='done'] + li::before {
    background: var(--azul-600);
  }
  & i {
    position: relative;
    z-index: 1;
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
    background: var(--azul-100);
    color: var(--azul-700);
    border: 3px solid var(--surface);
    border-radius: 18px 5px;
    transition:
      background var(--d-2) var(--ease-out),
      transform var(--d-3) var(--ease-crow);
  }
  & [data-state='done'] i {
    background: var(--azul-600);
    color: #fff;
  }
  & [data-state='current'] i {
    background: var(--limao-400);
    color: var(--tinta-900);
    transform: scale(1.14);
  }
  & [data-state='current'] {
    color: var(--text);
    font-weight: 800;
  }
  @media (forced-colors: active) {
    & [data-state='current'] i {
      outline: 3px solid Highlight;
    }
  }
`

const STATE_WORDS = { done: 'done', current: 'now', next: 'to come' } satisfies Record<Stage['state'], string>

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Petals in a row: what is done, what is now, what is to come. */
export const StagePetals = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <ol css={petals} aria-label="Progress">
    {stages.map(({ label, state }, index) => (
      <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <i aria-hidden="true">
          {state === 'done' ? (
            <CheckIcon size={22} />
          ) : index === stages.length - 1 ? (
            <BagIcon size={22} />
          ) : (
            <StorefrontIcon size={22} />
          )}
        </i>
        <span>
          {label} <span css={hidden}>({STATE_WORDS[state]})</span>
        </span>
      </li>
    ))}
  </ol>
)
