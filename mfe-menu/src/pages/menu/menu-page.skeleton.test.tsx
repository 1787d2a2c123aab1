import { act, renderScreen, screen } from '@galo/testing'
import { MenuPageSkeleton } from './menu-page.skeleton'

describe('a menu that is on its way', () => {
  afterEach(() => jest.useRealTimers())

  it('says after two seconds that it is still coming', () => {
    jest.useFakeTimers()
    renderScreen(<MenuPageSkeleton />, { owner: 'mfe-menu' })
    expect(screen.getByText('Bringing the menu')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(2_000))
    expect(screen.getByText('The menu is taking its time. Still bringing it.')).toBeVisible()
  })
})
