import { act, screen, waitFor, within } from '@testing-library/react'
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
      'console.change-release': () => ({ serial: 8, isSame: false }),
    })
    const menu = within(await screen.findByRole('region', { name: 'mfe-menu' }))
    expect(menu.getByRole('img', { name: 'Visitors: old, default, 90 %; new, tried, 10 %' })).toBeTruthy()
    expect(menu.getByRole('img', { name: /^LCP p75 from .* tried new 1\.21 s$/ })).toBeTruthy()
    expect(menu.getByText('Ready for 25 %.')).toBeTruthy()
    await user.click(menu.getByRole('button', { name: /^Promote to 25 %/ }))
    expect(changesOf(http)).toMatchObject([{ body: { change: 'route', app: 'mfe-menu', version: 'new', share: 25 } }])
    expect(await screen.findByText('Document 8 is written.')).toBeTruthy()
  })

  it('says of a document that has expired, or soon will, that it is to be renewed', async () => {
    const { document, ...rest } = split()
    for (const [life, words] of [
      ['ends-soon', 'expires 2026-12-17: renew it'],
      ['ended', 'expired 2026-12-17: renew it, no site can start by it'],
    ] as const) {
      const { unmount } = renderConsole(<ReleasesView />, {
        'console.read-releases': () => ({ ...rest, document: document && { ...document, life } }),
      })
      expect(await screen.findByText(words)).toBeTruthy()
      unmount()
    }
  })

  it('asks why before it stops a release, and goes back without one', async () => {
    const { user, http } = renderConsole(<ReleasesView />, {
      'console.read-releases': split,
      'console.change-release': () => ({ serial: 8, isSame: false }),
    })
    const stop = () => screen.findByRole('button', { name: /^Stop mfe-menu new/ })
    await user.click(await stop())
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await user.click(await stop())
    await user.type(screen.getByLabelText('Why is it stopped?'), 'It threw')
    await user.click(screen.getByRole('button', { name: 'Stop it for good' }))
    await waitFor(() =>
      expect(changesOf(http)).toMatchObject([
        { body: { change: 'stop', app: 'mfe-menu', version: 'new', why: 'It threw' } },
      ]),
    )
  })

  it('asks before everybody is given another, says how one gets back, and leaves the keyboard where the app is then', async () => {
    let isPromoted = false
    const after = () =>
      theReleases([
        anApp([
          aReleased('new', { share: 100, isDefault: true, promotedAt: '2026-11-17T00:00:00Z' }),
          aReleased('old', { promotedAt: '2026-11-01T00:00:00Z' }),
        ]),
      ])
    const { user, http } = renderConsole(<ReleasesView />, {
      'console.read-releases': () => (isPromoted ? after() : split()),
      'console.change-release': () => {
        isPromoted = true
        return { serial: 8, isSame: false }
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Promote to all/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Give everybody mfe-menu new?' }))
    expect(dialog.getByText(/Rolling back leads to old/)).toBeTruthy()
    expect(changesOf(http)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Give it to everybody' }))
    const row = await screen.findByRole('listitem', { name: 'mfe-menu' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(row).toHaveFocus())
    await user.click(within(row).getByRole('button', { name: /^Roll back to old/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Roll back' }))
    await waitFor(() =>
      expect(changesOf(http)).toMatchObject([
        { body: { change: 'promote', app: 'mfe-menu', version: 'new' } },
        { body: { change: 'rollback', app: 'mfe-menu', version: 'old' } },
      ]),
    )
  })

  it('writes two changes in the order in which they were pressed, however long the first takes', async () => {
    let answer = (_answer: { serial: number; isSame: boolean }) => {}
    const { user, http } = renderConsole(<ReleasesView />, {
      'console.read-releases': split,
      'console.change-release': () => new Promise((resolve) => (answer = resolve)),
    })
    await user.click(await screen.findByRole('button', { name: /^Promote to 25 %/ }))
    await user.click(screen.getByRole('button', { name: /^Promote to 50 %/ }))
    expect(changesOf(http)).toMatchObject([{ body: { share: 25, seen: 7 } }])
    await act(async () => answer({ serial: 8, isSame: false }))
    await waitFor(() =>
      expect(changesOf(http)).toMatchObject([{ body: { share: 25 } }, { body: { share: 50, seen: 8 } }]),
    )
    await act(async () => answer({ serial: 9, isSame: false }))
  })

  it('says what it was looking at when something was asked about, whatever it has heard since, and why it was refused', async () => {
    const sentence = 'Nothing was written: mfe-menu has changed since you looked: mfe-menu new 10 → 50 %.'
    let serial = 7
    const { user, http, client } = renderConsole(<ReleasesView />, {
      'console.read-releases': () => ({ ...split(), document: { ...split().document, serial } }),
      'console.change-release': () => {
        throw new Error(sentence)
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Promote to all/ }))
    serial = 9
    await act(() => client.invalidateQueries())
    const looks = () => http.calls.filter(({ contract }) => contract === 'console.read-releases').length
    const before = looks()
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Give it to everybody' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
    expect(changesOf(http)).toMatchObject([{ body: { change: 'promote', seen: 7 } }])
    await waitFor(() => expect(looks()).toBe(before + 1))
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await user.click(screen.getByRole('button', { name: /^Promote to 25 %/ }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(changesOf(http).at(-1)).toMatchObject({ body: { share: 25, seen: 9 } })
    await waitFor(() => expect(looks()).toBe(before + 2))
  })

  it('says that it was so already', async () => {
    const { user } = renderConsole(<ReleasesView />, {
      'console.read-releases': split,
      'console.change-release': () => ({ serial: 8, isSame: true }),
    })
    await user.click(await screen.findByRole('button', { name: /^Promote to 25 %/ }))
    expect(await screen.findByText('It is so already (document 8).')).toBeTruthy()
  })

  it('keeps what it knows when it can’t be asked for again, and says from when that is', async () => {
    let fails = false
    const { client } = renderConsole(<ReleasesView />, {
      'console.read-releases': () => {
        if (fails) throw new Error('The platform does not answer.')
        return split()
      },
    })
    await screen.findByRole('region', { name: 'mfe-menu' })
    fails = true
    await act(() => client.invalidateQueries())
    expect(await screen.findByText('The platform does not answer.')).toBeVisible()
    expect(screen.getByText(/^What you see is from \d\d:\d\d:\d\d\.$/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'mfe-menu' })).toBeVisible()
    fails = false
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(screen.queryByText('The platform does not answer.')).toBeNull())
  })

  it('has a line for an app of which everybody is given the same, and says what was stopped and why', async () => {
    const stopped = { why: '9 of 40 visits failed', at: new Date().toISOString() }
    const { user } = renderConsole(<ReleasesView />, {
      'console.read-releases': () =>
        theReleases([
          anApp([
            aReleased('0.1.0-bad', { stopped }),
            aReleased('0.1.0-old', { share: 100, isDefault: true, promotedAt: '2026-11-01T09:30:00Z' }),
          ]),
        ]),
    })
    const alarm = within(await screen.findByRole('region', { name: /^mfe-menu bad was stopped, / }))
    expect(alarm.getByText('9 of 40 visits failed')).toBeTruthy()
    const row = within(screen.getByRole('listitem', { name: 'mfe-menu' }))
    expect(row.getByText('bad stopped')).toBeTruthy()
    expect(row.getByText(/since Sun 1 Nov, 09:30/)).toBeTruthy()
    expect(row.queryByRole('img')).toBeNull()
    await user.click(row.getByRole('button', { name: /^Over time/ }))
    expect(row.getAllByRole('img')).toHaveLength(3)
  })

  it('says what happened day by day, without what others gave up for it', async () => {
    const about = { app: 'mfe-menu', version: '0.1.0-new' }
    const history = [
      {
        serial: 9,
        writtenAt: '2026-11-17T17:42:00Z',
        changes: [
          { app: 'mfe-menu', version: '0.1.0-old', what: 'share', from: 90, to: 100, isRest: true },
          { ...about, what: 'stopped', why: 'It threw' },
          { ...about, what: 'share', from: 10, to: 0, isRest: false },
        ],
      },
      { serial: 8, writtenAt: '2026-11-16T09:31:00Z', changes: [] },
    ]
    const answer = split()
    renderConsole(<ReleasesView />, {
      'console.read-releases': () => ({ ...answer, document: { ...answer.document, history } }),
    })
    const place = within(await screen.findByRole('region', { name: 'What happened' }))
    expect(place.getByRole('heading', { name: 'Tuesday 17 November' })).toBeTruthy()
    expect(place.getByRole('heading', { name: 'Monday 16 November' })).toBeTruthy()
    const [last, before] = place.getAllByRole('listitem')
    expect(last).toHaveTextContent('17:42mfe-menu new stoppedIt threwDocument 9')
    expect(before).toHaveTextContent('09:31Renewed, unchangedDocument 8')
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
