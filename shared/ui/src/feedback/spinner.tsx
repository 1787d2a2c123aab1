import { css, keyframes } from '@galo/css'
import { hiddenStyle } from '../layout/hidden-style'

const turn = keyframes`to { rotate: 1turn }`
const ring = css`
  display: inline-block;
  flex: none;
  border: 3px solid color-mix(in srgb, currentColor 30%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** Without `label` it decorates words that stand beside it. */
export const Spinner = ({ size = 20, label }: { readonly size?: number; readonly label?: string }) => (
  <span css={[ring, { width: size, height: size }]}>
    {label !== undefined && <span css={hiddenStyle}>{label}</span>}
  </span>
)
