import { css } from '@galo/css'
import { ProhibitFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { Panel } from '../layout/panel'
import { Note, tileStyle } from '../layout/rows'
import { shortWhen } from '../time/wall-clock'
import { Chart } from './release-charts'
import { nameOfVersion, type Stopped } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const alarm = css`
  background: linear-gradient(#1d1226, #17142f);
  box-shadow: 0 0 0 1.5px var(--error);
  align-items: start;
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border: 2px solid;
  }
  @media (min-width: 768px) {
    &:has(figure) {
      grid-template-columns: minmax(0, 1fr) minmax(15rem, 0.6fr);
      gap: 1.5rem;
    }
  }
`
const said = css`
  display: grid;
  gap: 0.5rem;
  h2 {
    display: flex;
    align-items: start;
    gap: 0.625rem;
    font-size: 1.25rem;
  }
  svg {
    flex: none;
    color: var(--error);
  }
`

/** What was stopped within a day: why, and whom it leaves with what. */
export const StoppedPanel = ({ app, release, stable, why, at }: Stopped) => {
  const words = useWords(RELEASES_WORDS)
  const name = `${app} ${nameOfVersion(release.version)}`
  return (
    <Panel css={alarm} aria-label={words.stopped(name, shortWhen(at))}>
      <div css={said}>
        <h2>
          <ProhibitFillIcon size={24} />
          <span>{words.stopped(name, shortWhen(at))}</span>
        </h2>
        <p>
          <b>{why}</b>
        </p>
        <Note>{words.stoppedNow(nameOfVersion(stable?.version ?? ''))}</Note>
      </div>
      {release.whole.errors > 0 && (
        <Chart
          measure="errors"
          {...(stable && { stable })}
          tried={release}
          triedAs={words.stoppedRelease}
          css={tileStyle}
        />
      )}
    </Panel>
  )
}
