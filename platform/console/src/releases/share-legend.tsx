import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { ReleaseFigures } from '../../calls'
import { shortWhen } from '../time/wall-clock'
import { nameOfVersion } from './releases.model'
import { RELEASES_WORDS } from './releases.words'
import { shareColours } from './share-bar'

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  span {
    color: var(--text-2);
  }
  li::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 10px;
    margin-inline-end: 0.375rem;
    border-radius: 3px;
    background: var(--everybodys);
    forced-color-adjust: none;
  }
`
const tried = css`
  &&::before {
    background: var(--tried);
  }
`
const BYTES_IN_KB = 1000

/** Which release is which in the bar: since when, and what it weighs. */
export const ShareLegend = ({ releases }: { readonly releases: readonly ReleaseFigures[] }) => {
  const words = useWords(RELEASES_WORDS)
  const about = ({ isDefault, promotedAt, share, weighs }: ReleaseFigures): string =>
    [
      isDefault && promotedAt !== null ? words.since(shortWhen(promotedAt)) : '',
      isDefault ? '' : words.triedAt(share),
      weighs === null ? '' : words.weighs(Math.round(weighs / BYTES_IN_KB)),
    ]
      .filter((part) => part !== '')
      .join(', ')
  return (
    <ul css={[shareColours, legend]}>
      {releases.map((release) => (
        <li key={release.version} css={!release.isDefault && tried}>
          <b>{nameOfVersion(release.version)}</b> <span>{about(release)}</span>
        </li>
      ))}
    </ul>
  )
}
