/** @jsxImportSource preact */
import { wordsOf } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { OTHER_MARKET } from '../../features/address-entry/address-entry.model'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'
import { searchOn, type Wanted } from './find-restaurants'
import { entriesOf, localeOf, MOST_LISTED, type Chosen, type LocatorEntry, type LocatorPlace } from './locator.model'
import { LOCATOR_WORDS } from './locator.words'
import type { Finding } from './use-finding'

type Said = Extract<Finding, { kind: 'said' }>

interface AnswerProps {
  /** What describes the field. */
  readonly id: string
  readonly finding: Finding | { readonly kind: 'nothing-typed' }
  readonly place: LocatorPlace
  readonly onFind: (wanted: Wanted, place: LocatorPlace) => void
  readonly onChoose: (chosen: Chosen) => boolean
}

interface RestaurantProps {
  readonly entry: LocatorEntry
  readonly onChoose: (chosen: Chosen) => boolean
}

const Restaurant = ({ entry, onChoose }: RestaurantProps) => {
  const { id, slug, name, href, address, distance, status, reason, action } = entry
  return (
    <li class="locator-restaurant">
      <h3 class="locator-name">{name}</h3>
      <p class="locator-facts">
        <b>{distance}</b> · {address}
      </p>
      <p class="locator-facts">
        <span class="locator-status" data-tone={status.tone}>
          {status.text}
        </span>
        {reason !== null && ` · ${reason}`}
      </p>
      <a
        class="locator-button locator-go"
        href={href}
        aria-label={`${action}: ${name}`}
        onClick={(event) => {
          if (!onChoose({ id, slug, name, href })) event.preventDefault()
        }}
      >
        {action}
      </a>
    </li>
  )
}

const Answered = ({ said, onFind }: Pick<AnswerProps, 'onFind'> & { readonly said: Said }) => {
  const { wanted, place, answer } = said
  const locale = localeOf(place)
  const words = wordsOf(LOCATOR_WORDS, locale)
  const isHere = wanted.latitude !== undefined
  const onTheSite = (site: string) => (
    <a class="locator-button" data-quiet href={searchOn(site, place, wanted)}>
      {words.onTheSite}
    </a>
  )
  if (answer.kind === 'unanswered')
    return (
      <>
        <p class="locator-error">{words.failed}</p>
        <button class="locator-button" type="button" onClick={() => onFind(wanted, place)}>
          {words.tryAgain}
        </button>
        {onTheSite(place.origin)}
      </>
    )
  const { data, site } = answer
  if (data.kind === 'refused')
    return <p class="locator-error">{wordsOf(ADDRESS_WORDS, locale).refusals[data.reason]}</p>
  if (data.kind === 'elsewhere')
    return (
      <>
        <p>{words.elsewhere(data.label)}</p>
        <button
          class="locator-button"
          type="button"
          onClick={() => onFind(wanted, { ...place, market: OTHER_MARKET[place.market] })}
        >
          {words.lookThere}
        </button>
      </>
    )
  const { results, nearest } = data
  if (results.length === 0)
    return (
      <>
        <p class="locator-count">{words.none}</p>
        {nearest && <p>{words.nearest(formatDistance(nearest.distanceMiles, locale), nearest.name)}</p>}
        {onTheSite(site)}
      </>
    )
  return (
    <p class="locator-count">
      {isHere ? words.foundHere(results.length) : words.found(results.length, data.place.label)}
    </p>
  )
}

/** What was found, or why nothing was. The words are announced; the list is there to be gone through. */
export const LocatorAnswer = ({ id, finding, place, onFind, onChoose }: AnswerProps) => {
  const words = wordsOf(LOCATOR_WORDS, localeOf(place))
  const found =
    finding.kind === 'said' && finding.answer.kind === 'answered' && finding.answer.data.kind === 'found'
      ? { ...finding.answer, place: finding.place, results: finding.answer.data.results }
      : null
  return (
    <>
      <div id={id} class="locator-said" role="status">
        {finding.kind === 'looking' && <p>{words.looking}</p>}
        {finding.kind === 'nothing-typed' && (
          <p class="locator-error">{wordsOf(ADDRESS_WORDS, localeOf(place)).refusals['invalid-address']}</p>
        )}
        {finding.kind === 'not-located' && <p class="locator-error">{words.locating[finding.reason]}</p>}
        {finding.kind === 'said' && <Answered said={finding} onFind={onFind} />}
      </div>
      {found !== null && found.results.length > 0 && (
        <>
          <ul class="locator-list" role="list">
            {entriesOf(found.results, found).map((entry) => (
              <Restaurant key={entry.id} entry={entry} onChoose={onChoose} />
            ))}
          </ul>
          {found.results.length > MOST_LISTED && finding.kind === 'said' && (
            <a class="locator-button" data-quiet href={searchOn(found.site, finding.place, finding.wanted)}>
              {words.all(found.results.length)}
            </a>
          )}
        </>
      )}
    </>
  )
}
