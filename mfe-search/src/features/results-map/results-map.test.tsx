import { useState } from 'react'
import { act, fireEvent, renderScreen, screen, waitFor } from '@galo/testing'
import { ResultsMap, type ResultsMapProps } from './results-map'
import type { MapPlace } from './results-map.model'

const origin = { latitude: 53.4775, longitude: -2.2497 }
const place = (id: string, north: number, east: number, look: MapPlace['look'] = 'open'): MapPlace => ({
  id,
  name: `Galo ${id}`,
  coordinates: { latitude: origin.latitude + north, longitude: origin.longitude + east },
  look,
})
const places = [
  place('Deansgate', 0.004, 0.006),
  place('Piccadilly', -0.006, 0.012, 'closed'),
  place('Leeds', 0.3, 0.7),
]

const open = (props: Partial<ResultsMapProps> = {}) => {
  const chosen: string[] = []
  const Page = () => {
    const [pointed, setPointed] = useState<string | null>('Deansgate')
    return (
      <ResultsMap
        origin={origin}
        places={places}
        catchment={null}
        way="COLLECTION"
        onFailed={() => {}}
        chosen={pointed}
        onPoint={setPointed}
        onChoose={(id) => chosen.push(id)}
        {...props}
      />
    )
  }
  return { chosen, ...renderScreen(<Page />, { owner: 'mfe-search' }) }
}
const pin = (name: string) => screen.getByRole('link', { name })

describe('ResultsMap', () => {
  it('has a link to the card of everybody near, numbered as in the list, that says who takes no orders', () => {
    open()
    expect(pin('1 Galo Deansgate, on the map')).toHaveAttribute('href', '#Deansgate')
    expect(pin('2 Galo Piccadilly, on the map, takes no orders now')).toHaveAttribute('href', '#Piccadilly')
  })

  it('names at its edge who is out of sight', () => {
    open()
    expect(pin('3 Galo Leeds, on the map')).toHaveAttribute('data-way', 'ne')
  })

  it('lights the pin that is pointed at, by mouse or by keyboard', async () => {
    const { user } = open()
    expect(pin('1 Galo Deansgate, on the map')).toHaveAttribute('aria-current', 'true')
    await user.hover(pin('3 Galo Leeds, on the map'))
    expect(pin('3 Galo Leeds, on the map')).toHaveAttribute('aria-current', 'true')
    await user.tab()
    expect(pin('1 Galo Deansgate, on the map')).toHaveFocus()
    expect(pin('1 Galo Deansgate, on the map')).toHaveAttribute('aria-current', 'true')
    expect(pin('3 Galo Leeds, on the map')).not.toHaveAttribute('aria-current')
  })

  it('chooses whose pin is pressed', async () => {
    const { user, chosen } = open()
    await user.click(pin('2 Galo Piccadilly, on the map, takes no orders now'))
    expect(chosen).toEqual(['Piccadilly'])
  })

  it('asks for the streets around them, and says so when they don’t come', () => {
    open()
    const streets = screen.getByRole('img', { name: 'The streets around you' })
    expect(streets.getAttribute('src')).toMatch(/^http:\/\/maps\.test\/maps\/api\/staticmap\?center=53\./)
    fireEvent.error(streets)
    expect(screen.queryByRole('img', { name: 'The streets around you' })).not.toBeInTheDocument()
    expect(screen.getByText('The map isn’t available, you can still type your address.')).toBeVisible()
    expect(pin('1 Galo Deansgate, on the map')).toBeVisible()
  })

  it('says how far a restaurant delivers', () => {
    const round = (metres: number) => ({ name: 'Galo Deansgate', coordinates: places[0]!.coordinates, metres })
    const { unmount } = open({ catchment: round(600), way: 'DELIVERY' })
    expect(screen.getByText('Inside the dots, Galo Deansgate delivers')).toBeVisible()
    unmount()
    open({ catchment: round(8_000), way: 'DELIVERY' })
    expect(screen.getByText('Galo Deansgate delivers everywhere on this map')).toBeVisible()
  })

  it('asks for the map one can move when somebody comes closer, keeps the picture and says so once when it doesn’t come, and tries again', async () => {
    const told: (null | (() => void))[] = []
    const { user } = open({ onFailed: (again) => told.push(again) })
    const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="/maps/api/js"]')]
    expect(scripts()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Closer' }))
    await waitFor(() => expect(scripts()).toHaveLength(1))
    expect(screen.getByText('The map is on its way.')).toBeVisible()
    fireEvent.error(scripts()[0]!)
    expect(await screen.findByText('The map isn’t available, you can still type your address.')).toBeVisible()
    expect(pin('1 Galo Deansgate, on the map')).toBeVisible()
    expect(told).toEqual([expect.any(Function)])
    act(() => told[0]?.())
    await waitFor(() => expect(scripts()).toHaveLength(1))
    act(() => window.gm_authFailure?.())
    expect(await screen.findByText('The map isn’t available, you can still type your address.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Closer' })).not.toBeInTheDocument()
    expect(told).toEqual([expect.any(Function), null])
  })

  it('keeps its look while the list is brought again in another order', async () => {
    const Page = () => {
      const [all, setAll] = useState(places)
      return (
        <>
          <button onClick={() => setAll([...all].reverse())}>Again</button>
          <ResultsMap
            origin={origin}
            places={all}
            catchment={null}
            way="COLLECTION"
            onFailed={() => {}}
            chosen={null}
            onPoint={() => {}}
            onChoose={() => {}}
          />
        </>
      )
    }
    const { user } = renderScreen(<Page />, { owner: 'mfe-search' })
    const src = () => screen.getByRole('img', { name: 'The streets around you' }).getAttribute('src')
    const before = src()
    await user.click(screen.getByRole('button', { name: 'Again' }))
    expect(screen.getByRole('link', { name: '1 Galo Leeds, on the map' })).toBeVisible()
    expect(src()).toBe(before)
  })
})
