import { act, screen } from '@galo/testing'
import { defineFragment, FragmentOutlet, type PageRoute } from '@galo/navigation'
import { aRoute, menu, codeOf, search, type Dish } from '../test/a-visit'
import { aSite, closeSites } from '../test/render-site'

const Page: PageRoute<Dish>['Page'] = () => (
  <>
    <h1>Find a Galo</h1>
    <FragmentOutlet name="basket-sum" props={{}} loading={<p>Basket …</p>} unavailable={<p>No basket</p>} />
    <FragmentOutlet name="active-order" props={{}} loading={<p>Order …</p>} unavailable={<p>No order</p>} />
  </>
)
const badge = { default: defineFragment('basket-sum', () => <p>2 items</p>) }

/** The start page, with a fragment of the menu's and one that no remote has. */
const aPageWithSlots = async () => {
  const site = aSite('/order/search')
  await site.remotes.arrive(search, './search.start', codeOf(aRoute({ id: 'search.start', Page })))
  await site.show()
  return {
    ...site,
    arrive: (module: unknown) => act(() => site.remotes.arrive(menu, './basket-sum', module)),
    fail: () => act(async () => site.remotes.fail(menu, './basket-sum')),
    spoil: () => act(async () => site.remotes.break(menu, './basket-sum')),
    mend: () => site.remotes.mend(menu, './basket-sum', badge),
  }
}

describe('ShellFragmentOutlet', () => {
  beforeEach(() => {
    window.scrollTo = jest.fn()
  })
  afterEach(closeSites)

  it('shows what the page prepared until the fragment is here', async () => {
    const { arrive } = await aPageWithSlots()
    expect(screen.getByText('Basket …')).toBeInTheDocument()
    await arrive(badge)
    expect(screen.getByText('2 items')).toBeInTheDocument()
    expect(screen.queryByText('Basket …')).not.toBeInTheDocument()
  })

  it('has what the page prepared where no remote offers the fragment', async () => {
    await aPageWithSlots()
    expect(screen.getByText('No order')).toBeInTheDocument()
  })

  it('shows the page’s substitute when the fragment can’t be had, and says so in the log', async () => {
    const { fail, services } = await aPageWithSlots()
    await fail()
    expect(screen.getByText('No basket')).toBeInTheDocument()
    expect(services.lines).toContain('warning: A fragment could not be shown')
  })

  it('takes another thing than the fragment for no fragment', async () => {
    const { arrive } = await aPageWithSlots()
    await arrive({ default: defineFragment('account-name', () => <p>Another one</p>) })
    expect(screen.getByText('No basket')).toBeInTheDocument()
  })

  it('comes back when the device is online again', async () => {
    const { fail, remotes } = await aPageWithSlots()
    await fail()
    void remotes.arrive(menu, './basket-sum', badge)
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('2 items')).toBeInTheDocument()
  })

  it('comes back with anything else of its remote that has come', async () => {
    const { fail, remotes } = await aPageWithSlots()
    await fail()
    void remotes.arrive(menu, './basket-sum', badge).catch(() => {})
    await act(() => remotes.arrive(menu, './menu.restaurant', codeOf(aRoute())))
    expect(screen.getByText('2 items')).toBeInTheDocument()
  })

  it('comes back after a while, with nobody doing anything', async () => {
    jest.useFakeTimers()
    try {
      const { fail, mend } = await aPageWithSlots()
      await fail()
      mend()
      await act(() => jest.advanceTimersByTimeAsync(15_000))
      expect(screen.getByText('2 items')).toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('does not ask again for a fragment that came and threw', async () => {
    jest.useFakeTimers()
    try {
      const { services, spoil } = await aPageWithSlots()
      await spoil()
      await act(() => jest.advanceTimersByTimeAsync(600_000))
      expect(services.lines.filter((line) => line.includes('fragment'))).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('puts the page’s substitute in place of a fragment that throws, and the page stays', async () => {
    const { arrive, services } = await aPageWithSlots()
    const Fragment = () => {
      throw new Error('a bug')
    }
    await arrive({ default: defineFragment('basket-sum', Fragment) })
    expect(screen.getByText('No basket')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find a Galo')
    expect(services.lines).toContain('error: A remote threw while rendering')
  })
})
