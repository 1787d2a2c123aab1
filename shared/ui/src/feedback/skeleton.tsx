import { css, keyframes } from '@galo/css'

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`
const shimmer = keyframes`from { background-position: 120% 0 } to { background-position: -60% 0 }`

const block = css`
  display: block;
  max-width: 100%;
  background: linear-gradient(100deg, #e4e9f7 40%, #f5f7fd 50%, #e4e9f7 60%) 0 0 / 300% 100%;
  animation:
    ${appear} 1ms linear 200ms both,
    ${shimmer} 1.6s linear 200ms infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms linear 200ms both;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  readonly height?: number | string
  readonly width?: number | string
  readonly radius?: number | string
  readonly className?: string
}

/** Keeps the place of what is coming, in its final size; shows after 200 ms, so that a quick page never flickers. Say "Loading" elsewhere. */
export const Skeleton = ({ height = 14, width = '100%', radius = 8, className }: SkeletonProps) => (
  <span aria-hidden="true" css={[block, { height, width, borderRadius: radius }]} className={className} />
)
