/** @jsxImportSource preact */
import { useId, useRef, useState } from 'preact/hooks'
import { wordsOf } from '@galo/words'
import { ADDRESS_WORDS } from '../../features/address-entry/address-entry.words'
import { LocatorAnswer } from './locator-answer'
import { localeOf, type Chosen, type LocatorPlace } from './locator.model'
import { LOCATOR_WORDS } from './locator.words'
import { useFinding } from './use-finding'

export interface LocatorProps {
  readonly place: LocatorPlace
  readonly onFound: (found: { readonly count: number; readonly place: string }) => void
  /** Answers whether the page leaves the rest to us. */
  readonly onChoose: (chosen: Chosen) => boolean
}

/** A field for a place, and what was found there. */
export const Locator = ({ place, onFound, onChoose }: LocatorProps) => {
  const words = wordsOf(LOCATOR_WORDS, localeOf(place))
  const { example, here, useMyLocation } = wordsOf(ADDRESS_WORDS, localeOf(place))
  const [query, setQuery] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { finding, find, findHere } = useFinding(({ answer }) => {
    if (answer.kind === 'answered' && answer.data.kind === 'found')
      onFound({ count: answer.data.results.length, place: answer.data.place.label })
  })
  const input = useRef<HTMLInputElement>(null)
  const [field, trouble] = [useId(), useId()]
  const isRefused =
    finding.kind === 'said' && finding.answer.kind === 'answered' && finding.answer.data.kind === 'refused'
  const isWrong = isMissing || isRefused
  const isLooking = finding.kind === 'looking'

  const search = () => {
    const text = query.trim()
    setMissing(text === '')
    if (text === '') input.current?.focus()
    else if (!isLooking) find({ query: text }, place)
  }

  return (
    <section class="locator" aria-label={words.title}>
      <h2 class="locator-title">{words.title}</h2>
      {/* No form: a page may stand in a frame that may send none, and then nothing would happen at all. */}
      <div class="locator-form" role="search">
        <label class="locator-label" for={field}>
          {words.place}
        </label>
        <div class="locator-row">
          <input
            class="locator-field"
            id={field}
            ref={input}
            type="text"
            enterkeyhint="search"
            autocomplete="postal-code"
            maxLength={200}
            placeholder={example}
            value={query}
            aria-invalid={isWrong}
            aria-describedby={trouble}
            onInput={({ currentTarget }) => {
              setQuery(currentTarget.value)
              setMissing(false)
            }}
            onKeyDown={({ key, isComposing }) => key === 'Enter' && !isComposing && search()}
          />
          <button class="locator-button" type="button" aria-disabled={isLooking} onClick={search}>
            {words.find}
          </button>
        </div>
        <button
          class="locator-button"
          data-quiet
          type="button"
          aria-disabled={isLooking}
          onClick={() => {
            setMissing(false)
            if (!isLooking) findHere(here, place)
          }}
        >
          {useMyLocation}
        </button>
      </div>
      <LocatorAnswer
        id={trouble}
        finding={isMissing ? { kind: 'nothing-typed' } : finding}
        place={place}
        onFind={find}
        onChoose={onChoose}
      />
    </section>
  )
}
