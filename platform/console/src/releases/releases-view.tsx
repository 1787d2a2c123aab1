import { useQueryClient } from '@tanstack/react-query'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { changeRelease, readReleases, type Releases } from '../../calls'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Panel } from '../layout/panel'
import { Empty, Note, numeric, tileStyle } from '../layout/rows'
import { wallTime } from '../time/wall-clock'
import { useToast } from '../toast/toast'
import { AppPanel, type Change } from './app-panel'
import { History } from './history'
import { stoppedLately, sumsOf, triedOf } from './releases.model'
import { RELEASES_WORDS } from './releases.words'

const LOOK_EVERY_MS = 5_000

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
const alarm = css`
  box-shadow: 0 0 0 1.5px var(--error);
  overflow-wrap: anywhere;
`
const layout = css`
  display: grid;
  gap: 1rem;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`
const apps = css`
  display: grid;
  gap: 1rem;
`

const at = (instant: string): string => {
  const { weekday, time } = wallTime(new Date(instant))
  return `${weekday} ${time.slice(0, 5)}`
}

const Sums = ({ releases }: { readonly releases: Releases }) => {
  const words = useWords(RELEASES_WORDS)
  const { document } = releases
  if (document === null) return null
  const sums = sumsOf(releases)
  const until = document.expiresAt === null ? words.ever : document.expiresAt.slice(0, 10)
  const figures = [
    { title: words.onAir, value: sums.onAir, about: words.releasesOf(sums.apps) },
    {
      title: words.tried,
      value: sums.tried.length,
      about: sums.tried.map(({ app, share }) => `${app} ${share} %`).join(', ') || words.nothingTried,
    },
    {
      title: words.failedVisits,
      value: sums.visits === 0 ? words.none : sums.failed,
      about: sums.visits === 0 ? words.notCounted : words.ofVisits(sums.visits),
    },
    {
      title: words.document,
      value: document.serial,
      about:
        document.signedBy.length === 0 ? words.unsigned(until) : words.signedBy(document.signedBy.join(', '), until),
    },
  ]
  return (
    <dl css={[tiles, numeric]}>
      {figures.map(({ title, value, about }) => (
        <div key={title} css={tileStyle}>
          <dt>{title}</dt>
          <dd>
            {value}
            <small>{about}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `askedAt`: by this device, in milliseconds. */
const Content = ({ releases, askedAt }: { readonly releases: Releases; readonly askedAt: number }) => {
  const words = useWords(RELEASES_WORDS)
  const { http } = useConsole()
  const client = useQueryClient()
  const { notify } = useToast()
  const { document, silent, keptSince, address } = releases
  if (document === null) return <Empty>{words.never(address)}</Empty>
  const change = async (body: Change) => {
    const { serial } = await http.send(changeRelease, { body })
    notify(words.written(serial))
    await client.invalidateQueries({ queryKey: keyOf(readReleases, {}) })
  }
  const sorted = document.apps.toSorted((one, other) => triedOf(other).length - triedOf(one).length)
  return (
    <>
      <Sums releases={releases} />
      {stoppedLately(releases, askedAt).map(({ app, version, why, at: when }) => (
        <Panel key={`${app} ${version}`} css={alarm} title={words.stopped(`${app} ${version}`, at(when))}>
          <p>
            <b>{why}</b>
          </p>
          <Note>{words.stoppedNow}</Note>
        </Panel>
      ))}
      {silent.length > 0 && <Note role="status">{words.silent(silent.join(', '))}</Note>}
      <Note>{keptSince === null ? words.noLines : words.keptSince(at(keptSince))}</Note>
      <div css={layout}>
        <div css={apps}>
          {sorted.map((app) => (
            <AppPanel key={app.name} app={app} onChange={change} />
          ))}
        </div>
        <History history={document.history} />
      </div>
    </>
  )
}

/** Who is given which release, how each does, and the buttons. */
export const ReleasesView = () => {
  const query = useCall(readReleases, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  return <Loaded query={query}>{(releases) => <Content releases={releases} askedAt={query.dataUpdatedAt} />}</Loaded>
}
