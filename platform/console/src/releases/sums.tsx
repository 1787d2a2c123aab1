import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { Releases } from '../../calls'
import { numeric, tileStyle } from '../layout/rows'
import { sumsOf } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const tiles = css`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 960px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > div {
    padding: 0.875rem 1rem;
    overflow-wrap: anywhere;
  }
  dt,
  small {
    color: var(--text-2);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font: 800 1.875rem/1.1 var(--font-display);
  }
  small {
    display: block;
    margin-block-start: 0.25rem;
    font: 500 0.8125rem/1.35 var(--font-text);
  }
`
const canary = css`
  && {
    color: var(--limao-400);
  }
`
const bad = css`
  && {
    color: var(--error);
  }
`

/** All apps together, in four figures. */
export const Sums = ({ releases }: { readonly releases: Releases }) => {
  const words = useWords(RELEASES_WORDS)
  const { document } = releases
  if (document === null) return null
  const sums = sumsOf(releases)
  const until = document.expiresAt === null ? words.ever : document.expiresAt.slice(0, 10)
  const lives = { good: null, 'ends-soon': words.endsSoon(until), ended: words.ended(until) }
  const figures = [
    { title: words.onAir, value: sums.onAir, about: words.releasesOf(sums.apps) },
    {
      title: words.tried,
      value: sums.tried.length,
      about: sums.tried.map(({ app, share }) => `${app} ${share} %`).join(', ') || words.nothingTried,
      colour: sums.tried.length > 0 && canary,
    },
    {
      title: words.failedVisits,
      value: sums.visits === 0 ? words.none : sums.failed,
      about: sums.visits === 0 ? words.notCounted : words.ofVisits(sums.visits),
      colour: sums.failed > 0 && bad,
    },
    {
      title: words.document,
      value: document.serial,
      about:
        lives[document.life] ??
        (document.signedBy.length === 0 ? words.unsigned(until) : words.signedBy(document.signedBy.join(', '), until)),
      colour: document.life !== 'good' && bad,
    },
  ]
  return (
    <dl css={[tiles, numeric]}>
      {figures.map(({ title, value, about, colour = false }) => (
        <div key={title} css={tileStyle}>
          <dt>{title}</dt>
          <dd>
            <span css={colour}>{value}</span>
            <small>{about}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
