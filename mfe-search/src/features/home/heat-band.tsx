import { css } from '@galo/css'
import { FLAME, HEAT_WORDS } from '@galo/ui'
import { useWords } from '@galo/words'
import { HEAT_COLOURS } from './heat-colours'
import { HOME_WORDS } from './home.words'

const band = css`
  background: var(--tinta-900);
  color: #fff;
  border-radius: var(--r-4);
  padding: 28px 14px 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  overflow: hidden;

  & h2 {
    font-size: var(--t-1);
  }
  & p {
    color: var(--azul-200);
    margin-top: 8px;
    padding-inline: 6px;
    max-width: 44ch;
  }
  & h2 {
    padding-inline: 6px;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
  }
  & li {
    flex: 1 0 3.5em;
    text-align: center;
    font-weight: 700;
    font-size: 0.75rem;
    padding-bottom: 20px;
  }
  & svg {
    display: block;
    width: 46px;
    max-width: 100%;
    height: auto;
    margin: 0 auto 8px;
  }
  & li span {
    display: block;
    font-weight: 500;
    color: var(--azul-200);
  }
  @media (max-width: 374px) {
    & li span {
      font-size: 0.6875rem;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1.5fr;
    align-items: end;
    padding: 40px 48px 0;
    & > div {
      padding-bottom: 40px;
    }
    & ul {
      gap: 4px;
    }
    & li {
      font-size: 1rem;
      padding-bottom: 36px;
    }
    & svg {
      width: 72px;
    }
  }
`

/** The six heats, as flames of rising height. */
export const HeatBand = () => {
  const { sixHeats } = useWords(HOME_WORDS)
  const { pick, heats } = useWords(HEAT_WORDS)
  return (
    <section css={band} aria-labelledby="pick-your-heat">
      <div>
        <h2 id="pick-your-heat">{pick}</h2>
        <p>{sixHeats}</p>
      </div>
      <ul>
        {heats.map(({ level, name, word }) => {
          const { outer, inner } = HEAT_COLOURS[level]
          const height = 62 + 23 * level
          return (
            <li key={level}>
              <svg aria-hidden="true" width="72" height={height + 8} viewBox={`-36 ${-height - 4} 72 ${height + 8}`}>
                <path d={FLAME} transform={`scale(${22 + 1.5 * level} ${height})`} fill={outer} />
                <path d={FLAME} transform={`scale(${10 + level} ${30 + 12 * level})`} fill={inner} />
              </svg>
              {name}
              <span>{word}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
