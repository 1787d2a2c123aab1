import type { ReactNode } from 'react'
import { css, keyframes } from '@galo/css'
import { CheckCircleFillIcon } from '../icons/check-circle-fill'

const rise = keyframes`from { transform: translateY(1rem); opacity: 0 }`

const region = css`
  position: fixed;
  z-index: var(--z-toast);
  inset-inline: 0.75rem;
  inset-block-end: calc(var(--foot, 0px) + max(0.75rem, env(safe-area-inset-bottom)) + var(--toast-lift, 4.75rem));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 0.5rem;
  pointer-events: none;
  @media print {
    display: none;
  }
`
const toast = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;
  width: min(100%, 30rem);
  min-height: 3.75rem;
  padding: 0.5rem 0.5rem 0.5rem 1.125rem;
  border-radius: 1.125rem 0.3125rem 1.125rem 0.3125rem;
  background: var(--tinta-900);
  color: #fff;
  font-weight: 600;
  box-shadow: var(--e-3);
  pointer-events: auto;
  animation: ${rise} var(--d-3) var(--ease-out);
  --focus: var(--limao-400);
  [role='status'] {
    flex: 1 1 5rem;
    min-width: 0;
  }
  button {
    min-height: var(--touch);
    margin-inline-start: auto;
    padding: 0 0.75rem;
    border: 0;
    border-radius: 0.75rem;
    background: none;
    color: var(--limao-400);
    font-weight: 700;
  }
  button:hover {
    background: rgb(255 255 255 / 0.1);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export interface ToastProps {
  readonly icon?: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly className?: string
  /** What happened; nothing while there is nothing to say. */
  readonly children?: ReactNode
}

/**
 * Something went well and can be undone. Mounted for good, so that its words are announced when they come: the words, and not the button beside them.
 * Its owner takes the words away after six seconds. Lies above the basket bar; `--toast-lift: 0px` where there is none.
 */
export const Toast = ({ icon = <CheckCircleFillIcon size={22} />, action, className, children = null }: ToastProps) => {
  const isShown = children !== null
  return (
    <div css={region} className={className}>
      <div css={isShown && toast} className={isShown ? 'covers-foot-twice' : undefined}>
        {isShown && icon}
        <span role="status">{children}</span>
        {isShown && action !== undefined && (
          <button type="button" onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
    </div>
  )
}
