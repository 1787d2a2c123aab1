import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { css } from '@galo/css'
import { Notice } from '@galo/ui'
import { useWords } from '@galo/words'
import { changeRelease, readReleases, type Releases } from '../../calls'
import { useConsole } from '../data/console-context'
import { keyOf, useCall } from '../data/use-call'
import { Loaded } from '../layout/loaded'
import { Empty, Note } from '../layout/rows'
import { KeepsFocus } from '../lists/keeps-focus'
import { shortWhen } from '../time/wall-clock'
import { useToast } from '../toast/toast'
import { AppPanel } from './app-panel'
import type { Change, Wish } from './ask-button'
import { AskDialog } from './ask-dialog'
import { History } from './history'
import { stoppedLately, triedOf, type Ask, type SeenAsk } from './releases.model'
import { RELEASES_WORDS } from './releases.words'
import { SteadyApps } from './steady-apps'
import { StoppedPanel } from './stopped-panel'
import { Sums } from './sums'

const LOOK_EVERY_MS = 5_000

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
  grid-template-columns: minmax(0, 1fr);
`

const changeOf = ({ change, app, version, seen }: SeenAsk, why: string): Change =>
  change === 'stop' ? { change, app, version, seen, why } : { change, app, version, seen }

/** `askedAt`: by this device, in milliseconds. */
const Content = ({ releases, askedAt }: { readonly releases: Releases; readonly askedAt: number }) => {
  const words = useWords(RELEASES_WORDS)
  const { http } = useConsole()
  const client = useQueryClient()
  const { notify } = useToast()
  const place = useRef<HTMLDivElement>(null)
  const [ask, setAsk] = useState<SeenAsk | null>(null)
  const before = useRef<Promise<void>>(Promise.resolve())
  const ownOf = useRef(new Map<string, number>())
  const { document, silent, keptSince, address } = releases
  if (document === null) return <Empty>{words.never(address)}</Empty>
  const send = async (change: Change) => {
    // What this page has written itself is no news to who presses the next button before it is drawn.
    const seen = Math.max(change.seen, ownOf.current.get(change.app) ?? 0)
    const { serial, isSame } = await http.send(changeRelease, { body: { ...change, seen } })
    if (!isSame) ownOf.current.set(change.app, serial)
    notify(isSame ? words.same(serial) : words.written(serial))
  }
  // Two presses are written as they were made: at once, either might come last.
  const write = (body: Change) => {
    const done = before.current.then(() => send(body))
    before.current = done.catch(() => {})
    return done
  }
  const look = () => client.invalidateQueries({ queryKey: keyOf(readReleases, {}) })
  /** What others did meanwhile is to be seen, and why it was refused is not to wait for that. */
  const seeing = (error: unknown): never => {
    void look()
    throw error
  }
  const { serial: seen } = document
  const ways = {
    onChange: (wish: Wish) => write({ ...wish, seen }).then(look, seeing),
    onAsk: (asked: Ask) => setAsk({ ...asked, seen }),
  }
  const onYes = async (asked: SeenAsk, why: string) => {
    await write(changeOf(asked, why)).catch(seeing)
    // The keyboard goes back to the button first: once it is gone, to what stands where it was.
    setAsk(null)
    void look()
  }
  const tried = document.apps.filter((app) => triedOf(app).length > 0)
  const steady = document.apps.filter((app) => triedOf(app).length === 0)
  return (
    <>
      <Sums releases={releases} />
      {stoppedLately(releases, askedAt).map((stopped) => (
        <StoppedPanel key={`${stopped.app} ${stopped.release.version}`} {...stopped} />
      ))}
      {silent.length > 0 && (
        <Notice tone="warn" live>
          {words.silent(silent.join(', '))}
        </Notice>
      )}
      <div css={layout}>
        <KeepsFocus place={place}>
          <div css={apps} ref={place}>
            {tried.map((app) => (
              <AppPanel key={app.name} app={app} {...ways} />
            ))}
            {steady.length > 0 && <SteadyApps apps={steady} {...ways} />}
            <Note>{keptSince === null ? words.noLines : words.keptSince(shortWhen(keptSince))}</Note>
          </div>
        </KeepsFocus>
        <History history={document.history} />
      </div>
      {ask !== null && <AskDialog ask={ask} onClose={() => setAsk(null)} onYes={onYes} />}
    </>
  )
}

/** Who is given which release, how each does, and the buttons. */
export const ReleasesView = () => {
  const query = useCall(readReleases, {}, { refetchesOnOpen: true, refetchEveryMs: LOOK_EVERY_MS })
  return <Loaded query={query}>{(releases) => <Content releases={releases} askedAt={query.dataUpdatedAt} />}</Loaded>
}
