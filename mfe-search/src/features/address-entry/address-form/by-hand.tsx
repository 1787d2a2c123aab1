import { useEffect, useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { FIELD_LIMITS, fieldText, isCompleteAddress, isPostcodeOf, showsError, type ClientAddress } from '@galo/domain'
import { useServices } from '@galo/services'
import { useStore, useWriter } from '@galo/state'
import { Button, Notice, Stack, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { addressSearch } from '../address-search'
import type { PlaceSearch } from '../use-place-search'
import { ADDRESS_FORM_WORDS } from './address-form.words'
import {
  addressByHand,
  fieldsOf,
  isElsewhere,
  isSameDoor,
  touched,
  withCode,
  withField,
  wordsToFind,
  wrongFields,
  type AddressField,
} from './by-hand.model'
import { queryOf } from './known-places.model'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  & h2 {
    font-size: var(--t-3);
  }
`

/** What was found of what was written. */
interface Question {
  readonly written: ClientAddress
  readonly found: ClientAddress
}

const AUTOCOMPLETE = {
  lineOne: 'address-line1',
  lineTwo: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
  instructions: 'off',
} as const satisfies Record<AddressField, string>

/** A whole address, written by hand by the rules of the market (D13). What is written stays over Back and a reload. */
export const ByHand = ({ place }: { readonly place: PlaceSearch }) => {
  const words = useWords(ADDRESS_FORM_WORDS)
  const services = useServices()
  const { market } = services.config
  const unsent = useWriter('unsentPlace')
  const kept = useStore('unsentPlace', ({ byHand }) => byHand)
  const [empty] = useState(() => fieldsOf(market))
  const fields = kept ?? empty
  const [isLooking, setLooking] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const asking = useRef<HTMLDivElement>(null)
  const lookup = useRef(0)
  useEffect(
    () => () => {
      lookup.current += 1
    },
    [],
  )
  useEffect(() => {
    if (question !== null) asking.current?.focus()
  }, [question])

  const find = (text: string) =>
    addressSearch(services)
      .geocode(text)
      .catch(() => null)

  /** Where nobody knows the door, its code or its town says whereabouts it is; without either the results page looks. */
  const goTo = async (address: ClientAddress) => {
    const mine = (lookup.current += 1)
    setLooking(true)
    const at = address.coordinates ?? (await find(address.postcode || address.city))?.coordinates ?? null
    if (mine !== lookup.current) return
    setLooking(false)
    place.goTo(queryOf(address), { ...address, coordinates: at })
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isLooking) return
    unsent.setState({ byHand: touched(fields) })
    const [first] = wrongFields(fields, market)
    if (first !== undefined) {
      element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const written = addressByHand(fields, market, words.country)
    const mine = (lookup.current += 1)
    setLooking(true)
    const found = await find(wordsToFind(written))
    if (mine !== lookup.current) return
    setLooking(false)
    if (found === null || !isSameDoor(written, found)) return goTo(written)
    if (isElsewhere(written, found)) return setQuestion({ written, found })
    // In Ireland somebody may know the code that was left out.
    return goTo({
      ...(isCompleteAddress(written) ? written : withCode(written, found.postcode)),
      coordinates: found.coordinates,
    })
  }

  const wiring = (name: AddressField) => ({
    name,
    label: words.labels[name],
    value: fields[name].value,
    autoComplete: AUTOCOMPLETE[name],
    maxLength: name === 'instructions' ? FIELD_LIMITS.riderInstructions : FIELD_LIMITS.addressLine,
    error:
      (showsError(fields[name]) ||
        (name === 'lineOne' && fields.lineOne.isChanged && isPostcodeOf(market, fieldText(fields.lineOne)))) &&
      words.problems[name],
    onChange: (text: string) => {
      lookup.current += 1
      setLooking(false)
      setQuestion(null)
      unsent.setState({ byHand: withField(fields, name, text) })
    },
  })

  return (
    <form ref={element} css={form} noValidate aria-label={words.heading} onSubmit={(event) => void save(event)}>
      <h2>{words.heading}</h2>
      <TextInput autoFocus {...wiring('lineOne')} />
      <TextInput {...wiring('lineTwo')} />
      <TextInput {...wiring('city')} />
      <TextInput {...wiring('postcode')} help={fields.postcode.optional ? words.optional : undefined} />
      <TextInput {...wiring('instructions')} />
      {question !== null && (
        <div ref={asking} tabIndex={-1} role="group" aria-label={words.foundElsewhere(question.found.postcode)}>
          <Notice tone="warn" live>
            <b>{words.foundElsewhere(question.found.postcode)}</b> {words.youWrote(question.written.postcode)}
          </Notice>
          <Stack gap={2}>
            <WaitingButton
              full
              busy={isLooking && words.looking}
              onClick={() =>
                void goTo({
                  ...withCode(question.written, question.found.postcode),
                  coordinates: question.found.coordinates,
                })
              }
            >
              {words.take(question.found.postcode)}
            </WaitingButton>
            <Button variant="outline" full onClick={() => void goTo(question.written)}>
              {words.keep(question.written.postcode)}
            </Button>
          </Stack>
        </div>
      )}
      {question === null && (
        <WaitingButton type="submit" full busy={isLooking && words.looking}>
          {words.find}
        </WaitingButton>
      )}
      <Button
        variant="plain"
        size="small"
        onClick={() => {
          unsent.setState({ byHandIn: null })
          requestAnimationFrame(() => place.input.current?.focus())
        }}
      >
        {words.back}
      </Button>
    </form>
  )
}
