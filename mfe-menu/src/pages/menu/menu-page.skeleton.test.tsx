import { act, renderScreen, screen } from '@galo/testing'
import { MenuPageSkeleton } from './menu-page.skeleton'

describe('a menu that is on its way', () => {
  afterEach(() => jest.useRealTimers())

  it('leaves it to the shell to say that it takes long: nobody has to hear it twice', () => {
    jest.useFakeTimers()
    renderScreen(<MenuPageSkeleton />, { owner: 'mfe-menu' })
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Bringing the menu'])
  })
})
