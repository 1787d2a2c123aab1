import { css } from '@galo/css'
import type { RewardType } from '@galo/domain'

const GLAZES: Readonly<
  Record<RewardType, { readonly ground: string; readonly petal: string; readonly heart: string }>
> = {
  GREEN: { ground: '#16267F', petal: '#fff', heart: '#FFC42E' },
  ORANGE: { ground: '#FF5A2C', petal: '#10162F', heart: '#FFF1C9' },
  RED: { ground: '#2440CF', petal: '#FFC42E', heart: '#fff' },
}

const size = css({ display: 'block', flex: 'none', width: 44, height: 44 })

/** A tile of the card, glazed by its reward. */
export const Tile = ({ type }: { readonly type: RewardType }) => {
  const { ground, petal, heart } = GLAZES[type]
  return (
    <svg css={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="12" fill={ground} />
      <path
        fill={petal}
        d="M8 8Q30 8 30 30Q8 30 8 8ZM56 8Q34 8 34 30Q56 30 56 8ZM8 56Q30 56 30 34Q8 34 8 56ZM56 56Q34 56 34 34Q56 34 56 56Z"
      />
      <circle cx="32" cy="32" r="7" fill={heart} />
    </svg>
  )
}
