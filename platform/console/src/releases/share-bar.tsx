import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { AppReleases, ReleaseFigures } from '../../calls'
import { nameOfVersion } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

/** A picture with text in it, in whole steps of a twentieth: a segment is never narrower than its figure. */
const bar = css`
  display: grid;
  grid-template-columns: repeat(20, minmax(0, 1fr));
  gap: 3px;
  b {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    border-radius: 6px;
    background: var(--everybodys);
    color: var(--branco);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  b:first-child {
    border-radius: 14px 6px 6px;
    justify-content: start;
  }
  b:last-child {
    border-radius: 6px 14px 6px 6px;
  }
  @media (forced-colors: active) {
    b {
      border: 1px solid;
    }
  }
`
/** What is everybody’s, and what is tried, in bars and in what explains them. */
export const shareColours = css`
  --everybodys: #3a4fb8;
  --tried: repeating-linear-gradient(-45deg, var(--limao-400) 0 7px, #f2b20f 7px 14px);
`
const canary = css`
  && {
    justify-content: center;
    background: var(--tried);
    color: var(--tinta-900);
  }
`
const WIDTHS = {
  4: css`
    grid-column: span 4;
  `,
  6: css`
    grid-column: span 6;
  `,
  10: css`
    grid-column: span 10;
  `,
  14: css`
    grid-column: span 14;
  `,
  16: css`
    grid-column: span 16;
  `,
  20: css`
    grid-column: span 20;
  `,
} as const

const widthOf = (share: number, isAlone: boolean): keyof typeof WIDTHS => {
  if (isAlone) return 20
  if (share < 25) return 4
  if (share < 40) return 6
  if (share <= 60) return 10
  return share <= 75 ? 14 : 16
}

/** Who is given which release, as one bar. */
export const ShareBar = ({ app }: { readonly app: AppReleases }) => {
  const words = useWords(RELEASES_WORDS)
  const given = app.releases
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
  const said = ({ version, share, isDefault }: ReleaseFigures) =>
    words.part(nameOfVersion(version), share, isDefault ? words.isDefault : words.isTrying)
  return (
    <div css={[shareColours, bar]} role="img" aria-label={words.traffic(given.map(said).join('; '))}>
      {given.map(({ version, share, isDefault }) => (
        <b key={version} css={[WIDTHS[widthOf(share, given.length === 1)], !isDefault && canary]}>
          {isDefault ? words.share(nameOfVersion(version), share) : words.percent(share)}
        </b>
      ))}
    </div>
  )
}
