import { act, renderScreen, screen } from '@galo/testing'
import { paths } from '@galo/contracts/site'
import { menu } from '../test/a-visit'
import { InEnvironment } from '../test/in-environment'
import { RemoteUnavailablePage } from './remote-unavailable-page'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

type Props = Parameters<typeof RemoteUnavailablePage>[0]

const show = (props: Partial<Props>, at = '/order/menu/deansgate') => {
  const whole: Props = {
    remote: { ...menu },
    reason: 'remote-unavailable',
    reference: TRACE,
    onRetry: () => {},
    onReplaced: () => {},
    ...props,
  }
  return renderScreen(
    <InEnvironment>
      <RemoteUnavailablePage {...whole} />
    </InEnvironment>,
    { owner: 'shell', at },
  )
}

/** The site gives visitors this release of the menu by now; `null` where nobody can say. */
const giving = (version: string | null) => {
  const asked = jest.fn(async () => {
    if (version === null) throw new TypeError('Failed to fetch')
    return { json: async () => ({ remotes: [{ ...menu, version, entry: `/menu-${version}.js` }] }) }
  })
  globalThis.fetch = asked as unknown as typeof fetch
  return asked
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

describe('In place of a page that can’t be had', () => {
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })

  it('who has just paid is not told of a basket they no longer have, but that their order and payment stand', () => {
    show({ remote: { ...menu, about: 'orders' } }, '/order/myorders/one')
    expect(screen.getByText(/Your orders and payments are as they were/)).toBeVisible()
    expect(screen.queryByText(/basket/)).not.toBeInTheDocument()
  })

  it('stands what it is known by, whole, for who asks for help', () => {
    show({})
    expect(screen.getByText(TRACE)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('If you need help with this, tell us this reference')
  })

  it('who is choosing food reads that nothing in their basket changed', () => {
    show({})
    expect(screen.getByText(/Nothing in your basket changed/)).toBeVisible()
  })

  it('who has tried a menu four times in vain is led to its telephone, and tries no more', () => {
    const told = {
      heading: 'We can’t show the menu right now.',
      contact: { name: 'Galo Leith', telephone: '0131 496 0303' },
    }
    const onRetry = jest.fn()
    const failOnce = () =>
      show({ reason: 'timeout', error: Object.assign(new Error('late'), { told }), onRetry }, '/order/menu/leith')
    for (const time of [1, 2, 3, 4]) {
      const { unmount } = failOnce()
      expect(screen.getByRole('heading', { name: told.heading })).toBeVisible()
      screen.getByRole('button', { name: 'Try again' }).click()
      expect(onRetry).toHaveBeenCalledTimes(time)
      unmount()
    }
    failOnce()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ring Galo Leith' })).toHaveAttribute('href', 'tel:01314960303')
    expect(screen.getByRole('link', { name: 'Go to search' })).toBeVisible()
  })

  it('who tried again what throws, and sees it throw once more, is offered another document, for that remote alone', async () => {
    giving(menu.version)
    const [broken, whole] = [{ ...menu }, { ...menu }]
    const onRetry = jest.fn()
    const first = show({ remote: broken, reason: 'defect', onRetry })
    await press('Try again')
    expect(onRetry).toHaveBeenCalledTimes(1)
    first.unmount()

    const second = show({ remote: broken, reason: 'defect' })
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.getByText(/Loading the page again may bring a version that works/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    second.unmount()

    show({ remote: whole, reason: 'defect' })
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it.each(['defect', 'broken-release'] as const)(
    'of what was released bad (%s) the release that visitors are given by now takes its place, at a press and within the page',
    async (reason) => {
      const asked = giving('2')
      const remote = { ...menu, share: 10 }
      const [onReplaced, onRetry] = [jest.fn(), jest.fn()]
      show({ remote, reason, onReplaced, onRetry })
      await press('Try again')
      expect(asked).toHaveBeenCalledWith(paths.site.remotes, expect.anything())
      expect(remote).toMatchObject({ version: '2', entry: '/menu-2.js', share: undefined })
      expect(onReplaced).toHaveBeenCalledTimes(1)
      expect(onRetry).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['gives it still', menu.version],
    ['can’t be asked', null],
  ])('of code that can’t be used another document is offered where the site %s', async (_what, version) => {
    giving(version)
    const onReplaced = jest.fn()
    show({ reason: 'broken-release', onReplaced })
    await press('Try again')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(onReplaced).not.toHaveBeenCalled()
  })
})
