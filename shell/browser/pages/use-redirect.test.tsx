import { act, screen } from '@galo/testing'
import { redirectTo } from '@galo/navigation'
import { aSite, closeSites } from '../test/render-site'
import { aDishRoute, arrive, MENU } from '../test/two-pages'

describe('a page that has gone elsewhere', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
    sessionStorage.clear()
  })
  afterEach(async () => {
    await closeSites()
    document.body.replaceChildren()
  })

  it('is not followed round in a circle: that is said, and reported once', async () => {
    let turn = 0
    const load = jest.fn(async () => redirectTo(`${MENU.split('?')[0] ?? ''}?turn=${++turn}`))
    const site = aSite(MENU)
    await site.show()
    await arrive(site, aDishRoute({ load }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(load).toHaveBeenCalledTimes(5)
    expect(await screen.findByRole('dialog', { name: 'Sorry, something went wrong!' })).toBeInTheDocument()
    expect(site.services.lines.filter((line) => line.includes('LOOPING_U_TURN_ERROR'))).toHaveLength(1)
  })
})
