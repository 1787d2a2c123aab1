import { useId, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { IconButton } from '../controls/icon-button'
import { XIcon } from '../icons/x'
import { BrandField } from '../layout/brand-field'
import { Modal } from './modal'
import { OVERLAY_WORDS } from './overlays.words'

/** A heading leaves room for the close button beside it; under a drawing it has all the room. */
const dialogStyle = css`
  .dialog-panel {
    position: relative;
    max-height: inherit;
    overflow-y: auto;
  }
  .dialog-art {
    display: grid;
    place-items: end center;
    height: 9.375rem;
  }
  .dialog-art > svg:first-of-type {
    margin-block-end: -2.75rem;
  }
  .dialog-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 1.25rem 1.25rem max(1.25rem, env(safe-area-inset-bottom));
  }
  .dialog-body > h2:first-child {
    padding-inline-end: 3rem;
  }
  .dialog-icon {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: var(--r-petal);
    background: var(--azul-100);
    color: var(--azul-700);
  }
  .dialog-actions {
    display: grid;
    gap: 0.5rem;
  }
  .dialog-close {
    position: absolute;
    inset: 0.75rem 0.75rem auto auto;
    z-index: 1;
  }
  @media (min-width: 768px) {
    width: min(32.5rem, 100% - 4rem);
    inset: 0;
    height: fit-content;
    margin: auto;
    border-radius: var(--r-4);
    .dialog-body {
      padding: 1.25rem 1.75rem 1.75rem;
    }
  }
`

export interface DialogProps {
  readonly open: boolean
  /** Left out where there is nothing to go back to: then it stays until one of its actions is taken. */
  readonly onClose?: () => void
  readonly title: ReactNode
  /** A rooster on a field of azul. */
  readonly art?: ReactNode
  /** A drawing over the title, where there is no art: 28 pixels. */
  readonly icon?: ReactNode
  readonly actions?: ReactNode
  readonly closeLabel?: string
  readonly className?: string
  readonly children?: ReactNode
}

const stay = () => {}

/** A short question or a piece of news; the ways on are in `actions`. Who goes Back closes it by its `dialog-close`, which the shell presses. */
export const Dialog = ({ open, onClose, title, art, icon, actions, closeLabel, className, children }: DialogProps) => {
  const words = useWords(OVERLAY_WORDS)
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose ?? stay} titleId={titleId} css={dialogStyle} className={className}>
      <div className="dialog-panel">
        {art !== undefined && (
          <BrandField className="dialog-art" tile={64}>
            {art}
          </BrandField>
        )}
        <div className="dialog-body">
          {icon !== undefined && <span className="dialog-icon">{icon}</span>}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </div>
        {onClose !== undefined && (
          <IconButton
            className="dialog-close"
            variant={art === undefined ? 'plain' : 'petal'}
            label={closeLabel ?? words.close}
            onClick={onClose}
          >
            <XIcon />
          </IconButton>
        )}
      </div>
    </Modal>
  )
}
