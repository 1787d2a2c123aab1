import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { loyaltyTiles, type TileGlaze } from './loyalty-tiles.model'
import { LOYALTY_TILES_WORDS } from './loyalty-tiles.words'

const GLAZES = {
  night: { ground: '#16267F', petal: '#fff', heart: '#FFC42E' },
  sun: { ground: '#FFC42E', petal: '#fff', heart: '#2440CF' },
  ember: { ground: '#FF5A2C', petal: '#10162F', heart: '#FFF1C9' },
} satisfies Record<TileGlaze, { ground: string; petal: string; heart: string }>

const PETALS =
  'M6 6Q30 6 30 30Q6 30 6 6ZM58 6Q34 6 34 30Q58 30 58 6ZM6 58Q30 58 30 34Q6 34 6 58ZM58 58Q34 58 34 34Q58 34 58 58Z'
const HOLLOWS =
  'M15 15Q24 15 24 24Q15 24 15 15ZM49 15Q40 15 40 24Q49 24 49 15ZM15 49Q24 49 24 40Q15 40 15 49ZM49 49Q40 49 40 40Q49 40 49 49Z'

const wall = css`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 6px;

  & li {
    position: relative;
  }
  & svg {
    display: block;
    width: 100%;
  }
  & b {
    position: absolute;
    left: 50%;
    bottom: -4px;
    transform: translateX(-50%);
    background: #fff;
    color: var(--tinta-900);
    font: 800 0.75rem/1 var(--font-display);
    padding: 4px 7px;
    border-radius: 8px 2px 8px 2px;
    white-space: nowrap;
  }
  @media (min-width: 960px) {
    gap: 10px;
    & b {
      bottom: -2px;
      font-size: 0.875rem;
    }
  }
`

/** The loyalty card: ten tiles, one for each chilli, with the rewards on theirs. */
export const LoyaltyTiles = () => {
  const words = useWords(LOYALTY_TILES_WORDS)
  return (
    <ol css={wall} aria-label={words.wall}>
      {loyaltyTiles().map(({ number, glaze, reward }) => {
        const { ground, petal, heart } = GLAZES[glaze]
        return (
          <li key={number}>
            <svg aria-hidden="true" viewBox="0 0 64 64">
              <rect width="64" height="64" rx="10" fill={ground} />
              <path d={PETALS} fill={petal} />
              <circle cx="32" cy="32" r="7" fill={heart} />
              <path d={HOLLOWS} fill={ground} />
            </svg>
            {reward ? (
              <b>
                <VisuallyHidden>{words.tile(number)}: </VisuallyHidden>
                {words.rewards[reward.type].short}
              </b>
            ) : (
              <VisuallyHidden>{words.tile(number)}</VisuallyHidden>
            )}
          </li>
        )
      })}
    </ol>
  )
}
