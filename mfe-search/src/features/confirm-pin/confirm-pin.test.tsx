import { act, renderScreen, screen } from '@galo/testing'
import type { LatLng } from '@galo/domain'
import type { MapsState } from '@galo/vendors/maps'
import { ConfirmPin } from './confirm-pin'

let state: MapsState = 'loaded'
let drop: (at: LatLng) => void = () => {}
let drawnAt: LatLng | null = null

jest.mock('@galo/vendors/maps', () => ({
  useMaps: () => state,
  MapCanvas: ({ children, mapType }: { children: unknown; mapType: string }) => (
    <div data-testid="canvas" data-type={mapType}>
      {children as never}
    </div>
  ),
  DragPin: ({ at, title, onDrop }: { at: LatLng; title: string; onDrop: (at: LatLng) => void }) => {
    drop = onDrop
    drawnAt = at
    return <button>{title}</button>
  },
}))

const door = { latitude: 53.4775, longitude: -2.2497 }

const open = () => {
  const confirmed: LatLng[] = []
  const types: string[] = []
  const cancel = jest.fn()
  const view = renderScreen(
    <ConfirmPin
      address="8 Hardman Square, Manchester, M3 4LZ"
      coordinates={door}
      mapType="roadmap"
      onMapType={(next) => types.push(next)}
      onConfirm={(pin) => confirmed.push(pin)}
      onCancel={cancel}
    />,
    { owner: 'mfe-search' },
  )
  return { ...view, confirmed, types, cancel }
}

describe('ConfirmPin', () => {
  beforeEach(() => {
    state = 'loaded'
  })

  it('asks for the address, with the pin’s tip on it', async () => {
    const { user, confirmed } = open()
    expect(await screen.findByRole('dialog', { name: 'Is this your door?' })).toBeVisible()
    expect(screen.getByText(/8 Hardman Square/)).toBeVisible()
    expect(drawnAt?.latitude).toBeCloseTo(door.latitude + 0.000_04, 8)
    await user.click(screen.getByRole('button', { name: 'Yes, stop here' }))
    expect(confirmed).toEqual([door])
  })

  it('is moved by buttons, says when it is far away, and is put back', async () => {
    const { user, confirmed } = open()
    await screen.findByRole('dialog')
    const north = screen.getByRole('button', { name: 'North' })
    for (let press = 0; press < 16; press += 1) await user.click(north)
    expect(screen.queryByText(/a good way from the address/)).not.toBeInTheDocument()
    await user.click(north)
    expect(screen.getByText(/a good way from the address/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(screen.queryByText(/a good way from the address/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'East' }))
    await user.click(screen.getByRole('button', { name: 'Yes, stop here' }))
    expect(confirmed[0]?.longitude).toBeGreaterThan(door.longitude)
  })

  it('takes where it was dropped, for its tip', async () => {
    const { user, confirmed } = open()
    await screen.findByRole('dialog')
    act(() => drop({ latitude: 53.478_04, longitude: -2.25 }))
    await user.click(screen.getByRole('button', { name: 'Yes, stop here' }))
    expect(confirmed[0]?.latitude).toBeCloseTo(53.478, 6)
  })

  it('changes between the map and the view from above', async () => {
    const { user, types } = open()
    await user.click(await screen.findByRole('button', { name: 'Satellite' }))
    expect(types).toEqual(['satellite'])
  })

  it('asks nobody where there is no map: the address stands', () => {
    state = 'auth-failure'
    const { cancel } = open()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cancel).toHaveBeenCalled()
  })
})
