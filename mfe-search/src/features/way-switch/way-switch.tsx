import { css } from '@galo/css'
import type { ChosenFulfilment } from '@galo/domain'
import { Link } from '@galo/navigation'
import { BagIcon, ForkKnifeIcon, MopedIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { WAY_SWITCH_WORDS } from './way-switch.words'

const style = css`
  display: grid;
  gap: 4px;
  container-type: inline-size;

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(max(30%, 5.5rem), 1fr));
    gap: 2px;
    padding: 4px;
    border-radius: var(--r-2);
    background: var(--azul-100);
  }
  & li {
    display: grid;
  }
  & li a {
    display: flex;
    place-content: center;
    align-items: center;
    gap: 0 8px;
    min-height: var(--touch);
    padding-inline: 6px;
    border-radius: 11px;
    color: var(--tinta-700);
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
    /* A third of a narrow column has no room for a drawing beside the longest word: all three stand above, or none. */
    @container (max-width: 28em) {
      flex-direction: column;
    }
  }
  & li a[aria-current] {
    background: #fff;
    color: var(--azul-700);
    box-shadow: var(--e-1);
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    font-size: var(--t-small);
    color: var(--text-2);
  }
  & p a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & li a[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`

const WAYS = [
  ['DELIVERY', MopedIcon],
  ['COLLECTION', BagIcon],
  ['EAT_IN', ForkKnifeIcon],
] as const

export interface WaySwitchProps {
  readonly current: ChosenFulfilment
  /** Where the same restaurants are listed for another way. */
  readonly hrefOf: (way: ChosenFulfilment) => string
}

/** How the food is had: links to the same search for another way, so Back, a new tab and a page without scripts all know them. */
export const WaySwitch = ({ current, hrefOf }: WaySwitchProps) => {
  const words = useWords(WAY_SWITCH_WORDS)
  const isAtTable = current === 'AT_TABLE'
  return (
    <nav css={style} aria-label={words.label}>
      <ul>
        {WAYS.map(([way, Drawing]) => (
          <li key={way}>
            <Link
              id={`way-${way}`}
              to={hrefOf(way)}
              aria-current={way === (isAtTable ? 'EAT_IN' : current) ? 'true' : undefined}
            >
              <Drawing />
              {words.ways[way]}
            </Link>
          </li>
        ))}
      </ul>
      {(isAtTable || current === 'EAT_IN') && (
        <p>
          {isAtTable ? words.youAreAtTable : words.atTable}
          <Link to={hrefOf(isAtTable ? 'EAT_IN' : 'AT_TABLE')}>{isAtTable ? words.justEatIn : words.seeAtTable}</Link>
        </p>
      )}
    </nav>
  )
}
