import { DRAWINGS, type Drawing } from '../../shared/frame-names'

/** A drawing beside a word, out of the document: the word or the control's label carries the meaning, so it is hidden from readers. */
export const FrameDrawing = ({ name, size = 20 }: { readonly name: Drawing; readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 256 256" fill="currentColor">
    <use href={`#${DRAWINGS}${name}`} />
  </svg>
)

/** The brand's tile and word; the link round it says "Galo". */
export const FrameMark = () => (
  <svg className="mark" aria-hidden="true" width={116} height={36} viewBox="0 0 232 72" fill="none">
    <use href={`#${DRAWINGS}mark`} />
  </svg>
)
