import { screen, waitFor, within } from '@testing-library/react'
import type { FakeHttp } from '@galo/testing'
import { aReleased, anApp, theReleases } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { ReleasesView } from './releases-view'

const split = () =>
  theReleases([
    anApp([
      aReleased('new', { share: 10, counted: { visits: 60, failed: 1 }, whole: { errors: 2, lcp: 1_210, inp: 88 } }),
      aReleased('old', { share: 90, isDefault: true, promotedAt: '2026-11-01T00:00:00Z' }),
    ]),
  ])

const changesOf = ({ calls }: FakeHttp) => calls.filter(({ contract }) => contract === 'console.change-release')

describe('The releases view', () => {
  it('says who is given what and how it does, and gives more of them a release', async () => {
    const { user, http } = renderConsole(<ReleasesView />, {
      'console.read-releases': split,
      'console.change-release': () => ({ serial: 8, changes: [] }),
    })
    const menu = within(await screen.findByRole('region', { name: 'mfe-menu' }))
    expect(menu.getByRole('img', { name: 'Visitors: old, default, 90 %; new, tried, 10 %' })).toBeTruthy()
    expect(menu.getByRole('img', { name: /^LCP p75 from .* tried new 1\.21 s$/ })).toBeTruthy()
    expect(menu.getByText('Ready for 25 %.')).toBeTruthy()
    await user.click(menu.getByRole('button', { name: /^Promote to 25 %/ }))
    expect(changesOf(http)).toMatchObject([{ body: { change: 'route', app: 'mfe-menu', version: 'new', share: 25 } }])
    expect(await screen.findByText('Document 8 is written.')).toBeTruthy()
  })

  it('asks why before it stops a release, and goes back without one', async () => {
    const { user, http } = renderConsole(<ReleasesView />, {
      'console.read-releases': split,
      'console.change-release': () => ({ serial: 8, changes: [] }),
    })
    const stop = () => screen.findByRole('button', { name: /^Stop mfe-menu new/ })
    await user.click(await stop())
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    await user.click(await stop())
    await user.type(screen.getByLabelText('Why is mfe-menu new stopped?'), 'It threw')
    await user.click(screen.getByRole('button', { name: 'Stop it for good' }))
    await waitFor(() =>
      expect(changesOf(http)).toMatchObject([
        { body: { change: 'stop', app: 'mfe-menu', version: 'new', why: 'It threw' } },
      ]),
    )
  })

  it('says that nothing was ever published, and which sites are silent', async () => {
    const { unmount } = renderConsole(<ReleasesView />, {
      'console.read-releases': () => ({ ...split(), document: null }),
    })
    expect(await screen.findByText(/^Nothing was ever published to \/releases/)).toBeTruthy()
    unmount()
    renderConsole(<ReleasesView />, {
      'console.read-releases': () => ({ ...split(), silent: ['http://localhost:4001'] }),
    })
    expect(await screen.findByText(/http:\/\/localhost:4001/)).toBeTruthy()
  })
})
