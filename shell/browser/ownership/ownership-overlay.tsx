import { useEffect, useEffectEvent, useId, useState } from 'react'
import { css } from '@galo/css'
import { useExternalStore } from '@galo/state'
import { useWords } from '@galo/words'
import type { DrawnVisit, VisitRemote } from '../../shared/visit'
import { matchPage } from '../../shared/match-page'
import { versionIn } from '../telemetry/where'
import { ownedParts, type OwnedPart } from './owned-parts'
import {
  barStyle,
  checkStyle,
  closeStyle,
  fragmentFrame,
  frameStyle,
  headingStyle,
  keyStyle,
  labelAbove,
  labelAtEnd,
  labelBelow,
  labelStyle,
  letterStyle,
  nameStyle,
  panelHead,
  panelStyle,
  releaseStyle,
  rowsStyle,
  rowStyle,
  sumStyle,
  vitalsStyle,
  weightStyle,
} from './ownership-style'
import { OWNERSHIP_WORDS } from './ownership.words'
import { squadOf } from './squads'
import type { Vital } from './vitals-of-page'
import { weighScripts } from './weigh-scripts'

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0)

interface Seen {
  readonly parts: readonly OwnedPart[]
  readonly weights: ReadonlyMap<string, number>
}

const lookAround = (remotes: readonly VisitRemote[]): Seen => ({
  parts: ownedParts(matchPage(location.pathname, remotes)),
  weights: weighScripts(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
})

/** What changes a page: its elements, its size. Looked at once per frame, however much happens in it. */
const usePageSeen = (remotes: readonly VisitRemote[]): Seen => {
  const [seen, setSeen] = useState(() => lookAround(remotes))
  const look = useEffectEvent(() => setSeen(lookAround(remotes)))
  useEffect(() => {
    let waiting = 0
    const soon = () => (waiting ||= requestAnimationFrame(() => ((waiting = 0), look())))
    const changes = new MutationObserver((records) => {
      const isOurs = (node: Node) => node instanceof Element && node.closest('[data-ownership]') !== null
      if (records.some(({ target }) => !isOurs(target))) soon()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    const files = new PerformanceObserver(soon)
    files.observe({ type: 'resource' })
    return () => {
      for (const observer of [changes, sizes, files]) observer.disconnect()
      cancelAnimationFrame(waiting)
    }
  }, [])
  return seen
}

/** Pixels between what a part says and its frame, where there is room. */
const AROUND = 6
/** As high as a label. */
const LABEL = 22

/** Without what all versions begin with. */
const endOf = (version: string): string => version.replace(/^\d+\.\d+\.\d+-(?=.)/, '')

/** Where it covers no words: above a page, below a fragment, over what the header begins with, at the end that a page's label does not reach. */
const labelPlace = ({ kind, box }: OwnedPart) => [
  labelStyle,
  kind === 'page' && box.y > LABEL + AROUND && labelAbove,
  kind === 'fragment' && labelBelow,
  (kind === 'frame' || box.x > innerWidth / 2) && labelAtEnd,
]

const Frame = ({ part, version }: { readonly part: OwnedPart; readonly version: string }) => {
  const words = useWords(OWNERSHIP_WORDS)
  const { box } = part
  // By the object model: a rule for every place that a part was ever at would stay in the document.
  const place = (element: HTMLElement | null) => {
    const [left, top] = [Math.max(box.left - AROUND, 0), Math.max(box.top - AROUND, 0)]
    const right = Math.min(box.right + AROUND, document.documentElement.clientWidth)
    const [width, height] = [right - left, box.bottom + AROUND - top]
    if (element !== null)
      Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  const { colour, name } = squadOf(part.owner)
  const label = part.kind === 'frame' ? words.parts.frame : part.name
  return (
    <div ref={place} css={[frameStyle, part.kind === 'fragment' && fragmentFrame, css({ borderColor: colour })]}>
      <span css={labelPlace(part)}>
        <b>{label}</b>
        <span>{name}</span>
        <span>{endOf(version)}</span>
      </span>
    </div>
  )
}

const useReach = (remote: VisitRemote | undefined): string => {
  const words = useWords(OWNERSHIP_WORDS)
  if (remote?.share === undefined) return words.everybody
  return remote.share === 0 ? words.kept : words.share(remote.share)
}

interface RowProps {
  readonly owner: string
  readonly version: string
  readonly remote: VisitRemote | undefined
  readonly bytes: number
}

const OwnerRow = ({ owner, version, remote, bytes }: RowProps) => {
  const words = useWords(OWNERSHIP_WORDS)
  const { letter, colour, name } = squadOf(owner)
  return (
    <li css={rowStyle}>
      <span css={[letterStyle, css({ background: colour })]} aria-hidden>
        {letter}
      </span>
      <span css={nameStyle}>{name}</span>
      <span css={weightStyle}>{words.weight(kilobytes(bytes))}</span>
      <p css={releaseStyle}>
        {version} · {useReach(remote)}
      </p>
    </li>
  )
}

interface Props {
  readonly visit: DrawnVisit
  readonly vitals: {
    readonly subscribe: (changed: () => void) => () => void
    readonly get: () => readonly Vital[]
  }
  readonly onClose: () => void
}

/** Whose work the page is: a frame round every part, and who made it, in which release, with how much script, and how fast the document was. */
export const OwnershipOverlay = ({ visit, vitals, onClose }: Props) => {
  const words = useWords(OWNERSHIP_WORDS)
  const titleId = useId()
  const { parts, weights } = usePageSeen(visit.remotes)
  const measured = useExternalStore(vitals.subscribe, vitals.get, vitals.get)
  const [isFramed, setFramed] = useState(true)
  const remoteOf = (owner: string) => visit.remotes.find(({ name }) => name === owner)
  const versionOf = (owner: string) => versionIn(visit, owner) ?? ''
  const heaviest = [...weights].sort(([, one], [, other]) => other - one)
  const whole = heaviest.reduce((sum, [, bytes]) => sum + bytes, 0)
  return (
    <section aria-labelledby={titleId}>
      {isFramed &&
        parts.map((part) => (
          <Frame key={`${part.kind} ${part.name} ${part.box.y}`} part={part} version={versionOf(part.owner)} />
        ))}
      <div css={panelStyle}>
        <div css={panelHead}>
          <h2 id={titleId} css={headingStyle}>
            {words.title}
          </h2>
          <kbd css={keyStyle}>{words.key}</kbd>
          <button type="button" css={closeStyle} onClick={onClose}>
            {words.close}
          </button>
        </div>
        <div css={barStyle} role="img" aria-label={words.weights}>
          {heaviest.map(([owner, bytes]) => (
            <span key={owner} css={css({ flexGrow: bytes, background: squadOf(owner).colour })} />
          ))}
        </div>
        <p css={sumStyle}>{words.script(kilobytes(whole))}</p>
        <ul css={rowsStyle}>
          {heaviest.map(([owner, bytes]) => (
            <OwnerRow key={owner} owner={owner} version={versionOf(owner)} remote={remoteOf(owner)} bytes={bytes} />
          ))}
        </ul>
        <p css={vitalsStyle}>
          {measured.map(({ name, value, rating }) => (
            <span key={name}>
              {words.ratings[rating]} {name} <b>{value}</b>
            </span>
          ))}
        </p>
        <label css={checkStyle}>
          <input type="checkbox" checked={isFramed} onChange={({ target }) => setFramed(target.checked)} />
          {words.frames}
        </label>
      </div>
    </section>
  )
}
