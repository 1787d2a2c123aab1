import { act, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { HeatChooser } from '../heat/heat-chooser'
import { HEAT_WORDS } from '../heat/heat.words'
import { CheckboxRow } from './checkbox-row'
import { Combobox } from './combobox'
import { RadioRow } from './radio-row'
import { Segmented } from './segmented'
import { SlotPicker } from './slot-picker'
import { TextInput } from './text-input'

type Ask = (known: string, tell: (next: string) => void) => ReactNode

/** Knows one answer, says it, and draws its question again with every new one. */
const Owner = ({ first, ask }: { readonly first: string; readonly ask: Ask }) => {
  const [known, setKnown] = useState(first)
  return (
    <>
      {ask(known, setKnown)}
      <output>{known}</output>
    </>
  )
}

const place = document.createElement('div')
let root: Root | undefined

/** Puts the server's HTML on screen, does `early` to it, and only then brings its code. */
const arriveLate = (ask: Ask, first: string, early: () => void) => {
  const page = <Owner first={first} ask={ask} />
  document.body.append(place)
  place.innerHTML = renderToString(page)
  early()
  act(() => {
    root = hydrateRoot(place, page)
  })
}

afterEach(() => {
  act(() => root?.unmount())
  place.remove()
})

const known = () => place.querySelector('output')?.textContent
const input = (role: string, name: string) => screen.getByRole<HTMLInputElement>(role, { name })

const WAYS = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
]

const RADIOS: readonly (readonly [string, Ask])[] = [
  ['segments', (value, tell) => <Segmented legend="When" name="when" options={WAYS} value={value} onChange={tell} />],
  [
    'rows',
    (value, tell) =>
      WAYS.map((way) => (
        <RadioRow key={way.value} name="when" {...way} checked={way.value === value} onChange={tell} />
      )),
  ],
  [
    'times',
    (value, tell) => (
      <SlotPicker
        legend="When"
        hoursLegend="Hour"
        value={value}
        groups={[{ label: 'Today', slots: WAYS.map((way) => ({ value: way.value, time: way.label })) }]}
        onChange={tell}
      />
    ),
  ],
]

describe('an answer given before the code is here', () => {
  it('is the fire that was picked', () => {
    const heats = HEAT_WORDS.en.heats.map((heat) => ({ ...heat, value: heat.name }))
    const ask: Ask = (value, tell) => <HeatChooser value={value} options={heats} onChange={tell} />
    arriveLate(ask, '', () => input('radio', 'Fogo Hot').click())
    expect(known()).toBe('Fogo')
    expect(input('radio', 'Fogo Hot').checked).toBe(true)
  })

  it.each(RADIOS)('takes the place of the one that was there, among %s', (_kind, ask) => {
    arriveLate(ask, 'now', () => input('radio', 'Later').click())
    expect(known()).toBe('later')
    expect(input('radio', 'Later').checked).toBe(true)
    expect(input('radio', 'Now').checked).toBe(false)
  })

  it.each([
    ['no', 'yes'],
    ['yes', 'no'],
  ])('turns a box from %s to %s', (before, after) => {
    const ask: Ask = (value, tell) => (
      <CheckboxRow label="Coleslaw" checked={value === 'yes'} onChange={(yes) => tell(yes ? 'yes' : 'no')} />
    )
    arriveLate(ask, before, () => input('checkbox', 'Coleslaw').click())
    expect(known()).toBe(after)
    expect(input('checkbox', 'Coleslaw').checked).toBe(after === 'yes')
  })

  it.each(['M3 4EN', ''])('is the text as it stands in the field: "%s"', (text) => {
    const ask: Ask = (value, tell) => <TextInput label="First name" value={value} onChange={tell} />
    arriveLate(ask, 'Maeve', () => {
      input('textbox', 'First name').value = text
    })
    expect(known()).toBe(text)
    expect(input('textbox', 'First name').value).toBe(text)
  })

  it('is what was asked for, without suggestions opening by themselves', () => {
    const ask: Ask = (value, tell) => (
      <Combobox
        label="Where are you?"
        value={value}
        onChange={tell}
        options={[{ id: 'deansgate', label: '231 Deansgate' }]}
        onChoose={() => {}}
        status="ready"
      />
    )
    arriveLate(ask, '', () => {
      input('combobox', 'Where are you?').value = 'Deansgate'
    })
    expect(known()).toBe('Deansgate')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('brings suggestions to somebody who is in the middle of typing', () => {
    const ask: Ask = (value, tell) => (
      <Combobox
        label="Where are you?"
        value={value}
        onChange={tell}
        options={[{ id: 'deansgate', label: '231 Deansgate' }]}
        onChoose={() => {}}
        status="ready"
      />
    )
    arriveLate(ask, '', () => {
      input('combobox', 'Where are you?').focus()
      input('combobox', 'Where are you?').value = 'Deans'
    })
    expect(screen.queryAllByRole('option')).toHaveLength(1)
  })

  it('is nothing yet from who is already in the field, and has nothing put under their fingers', () => {
    const told: string[] = []
    const ask: Ask = (value, tell) => (
      <Combobox
        label="Where are you?"
        value={value}
        onChange={(text) => {
          told.push(text)
          tell(text)
        }}
        options={[]}
        onChoose={() => {}}
        status="idle"
      />
    )
    arriveLate(ask, '', () => input('combobox', 'Where are you?').focus())
    expect(told).toEqual([''])
  })

  it('is not one that can’t be had', () => {
    const ask: Ask = (value, tell) => (
      <RadioRow name="when" value="now" label="Now" checked={value === 'now'} disabled onChange={tell} />
    )
    arriveLate(ask, '', () => {
      input('radio', 'Now').checked = true
    })
    expect(known()).toBe('')
  })

  it('is nothing where nobody answered', () => {
    arriveLate(
      (value, tell) => <TextInput label="First name" value={value} onChange={(text) => tell(`${text}!`)} />,
      'Maeve',
      () => {},
    )
    expect(known()).toBe('Maeve')
  })
})
