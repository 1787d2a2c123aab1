import { css } from '@emotion/react'
import { useWords } from '@galo/words'
import { FIRES, flamePath } from './fires'
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
  @media (max-width: 359px) {
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

/** Six flames of rising height: what the kitchen can do to a chicken. */
export const FireBand = () => {
  const words = useWords(HOME_WORDS)
  return (
    <section css={band} aria-labelledby="pick-your-fire">
      <div>
        <h2 id="pick-your-fire">{words.pickYourFire}</h2>
        <p>{words.sixBastes}</p>
      </div>
      <ul>
        {FIRES.map((fire, level) => {
          const height = 62 + 23 * level
          return (
            <li key={fire.outer}>
              <svg aria-hidden="true" width="72" height={height + 8} viewBox={`-36 ${-height - 4} 72 ${height + 8}`}>
                <path d={flamePath(22 + 1.5 * level, height)} fill={fire.outer} />
                <path d={flamePath(10 + level, 30 + 12 * level)} fill={fire.inner} />
              </svg>
              {words.fires[level]?.name}
              <span>{words.fires[level]?.word}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
