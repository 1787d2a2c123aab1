import { useState } from 'react'
import { act } from '@galo/testing'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { FilterChips } from './filter-chips'
import { SafeSwitch } from './safe-switch'

const OPTIONS = [
  ['milk', 'Milk'],
  ['sesame', 'Sesame'],
] as const
type Name = (typeof OPTIONS)[number][0]

const Filters = () => {
  const [avoid, setAvoid] = useState<readonly Name[]>([])
  const [isOn, setOn] = useState(false)
  return (
    <>
      <SafeSwitch label="Safe mode" detail="" isOn={isOn} onSwitch={setOn} />
      <FilterChips
        tone="leaveOut"
        options={OPTIONS}
        chosen={avoid}
        onSwitch={(name, isAvoided) =>
          setAvoid((now) => [...now.filter((each) => each !== name), ...(isAvoided ? [name] : [])])
        }
      />
      <output>{[isOn ? 'on' : 'off', ...avoid].join(' ')}</output>
    </>
  )
}

const place = document.createElement('div')
let root: Root | undefined

/** Puts the server's HTML on screen, presses what is named, and only then brings its code. */
const arriveAfter = (...pressed: readonly string[]) => {
  document.body.append(place)
  place.innerHTML = renderToString(<Filters />)
  for (const label of place.querySelectorAll('label'))
    if (pressed.some((name) => label.textContent.includes(name))) label.click()
  act(() => {
    root = hydrateRoot(place, <Filters />)
  })
  return place.querySelector('output')?.textContent
}

afterEach(() => {
  act(() => root?.unmount())
  place.remove()
})

describe('Filters that were ticked before their code came', () => {
  it('count, each of them', () => expect(arriveAfter('Milk', 'Sesame')).toBe('off milk sesame'))
  it('are not on when nobody ticked them', () => expect(arriveAfter()).toBe('off'))
  it('have safe mode on for who switched it on', () => expect(arriveAfter('Safe mode', 'Milk')).toBe('on milk'))
})
