import { useId, type ReactNode } from 'react'
import { css, keyframes } from '@galo/css'
import { useWords } from '@galo/words'
import { IconButton } from '../controls/icon-button'
import { XIcon } from '../icons/x'
import { BrandField } from '../layout/brand-field'
import type { HeatLevel } from '../types'
import { Modal } from './modal'
import { sheetStyle } from './sheet-style'
import { OVERLAY_WORDS } from './overlays.words'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** At the end of the title: the price. */
  readonly aside?: ReactNode
  readonly intro?: ReactNode
  /** A picture on a field of azul, or of the heat's colour. */
  readonly stage?: ReactNode
  readonly heat?: HeatLevel | undefined
  /** Always in sight: the stepper and the next step. */
  readonly foot?: ReactNode
  readonly closeLabel?: string
  readonly className?: string
  readonly children: ReactNode
}

const clearOfClose = keyframes`to { translate: none }`

const staged = css`
  /* Below a picture the price stands at the end of its line, and clears the close button before that lies in the same line. */
  @media (max-width: 959px) and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      .sheet-aside {
        translate: calc(4.25rem - var(--gutter));
        animation: ${clearOfClose} linear forwards;
        animation-timeline: scroll();
        animation-range: 0 2.25rem;
      }
    }
  }
  /* What is asked first has to be in sight on a phone: where that is short, the picture gives way, down to half, and does not grow with the text. */
  @media (max-width: 959px) and (max-height: 900px) {
    max-height: calc(100dvh - 1rem);
    .sheet-stage {
      --stage: min(30vh, clamp(100px, 100dvh - 36.75rem, 12.5rem));
    }
  }
  @media (max-width: 374px) and (max-height: 700px) {
    .sheet-stage {
      --stage: 72px;
    }
  }
  @media (min-width: 960px) {
    width: min(67.5rem, 100% - 4rem);
    .sheet-panel {
      /* However large the text is, most of the room is for words. */
      grid-template: minmax(0, 1fr) auto / min(27.5rem, 41%) minmax(0, 1fr);
      min-height: min(51.25rem, 100dvh - 4rem);
    }
  }
`

/** A bottom sheet under 960 px, a dialog above. */
export const Sheet = ({
  open,
  onClose,
  title,
  aside,
  intro,
  stage,
  heat,
  foot,
  closeLabel,
  className,
  children,
}: SheetProps) => {
  const words = useWords(OVERLAY_WORDS)
  const titleId = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      titleId={titleId}
      css={[sheetStyle, stage !== undefined && staged]}
      className={className}
    >
      <div className="sheet-panel">
        <div className="sheet-scroll">
          {stage !== undefined && (
            <BrandField className="sheet-stage" heat={heat}>
              {stage}
            </BrandField>
          )}
          <div className="sheet-body">
            <header>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {aside !== undefined && <div className="sheet-aside">{aside}</div>}
            </header>
            {intro !== undefined && <p className="sheet-intro">{intro}</p>}
            {children}
          </div>
        </div>
        {foot !== undefined && <footer className="sheet-foot">{foot}</footer>}
        <IconButton className="sheet-close" variant="petal" label={closeLabel ?? words.close} onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
    </Modal>
  )
}
