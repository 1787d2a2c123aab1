import { renderScreen, screen } from '@galo/testing'
import { RemoteUnavailablePage } from './remote-unavailable-page'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

const show = (remote: Parameters<typeof RemoteUnavailablePage>[0]['remote'], at: string) =>
  renderScreen(
    <RemoteUnavailablePage remote={remote} reason="remote-unavailable" reference={TRACE} onRetry={() => {}} />,
    {
      owner: 'shell',
      at,
    },
  )

describe('In place of a page that can’t be had', () => {
  it('who has just paid is not told of a basket they no longer have, but that their order and payment stand', () => {
    show({ about: 'orders' }, '/order/myorders/one')
    expect(screen.getByText(/Your orders and payments are as they were/)).toBeVisible()
    expect(screen.queryByText(/basket/)).not.toBeInTheDocument()
  })

  it('stands what it is known by, whole, for who asks for help', () => {
    show({}, '/order/menu/deansgate')
    expect(screen.getByText(TRACE)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('If you need help with this, tell us this reference')
  })

  it('who is choosing food reads that nothing in their basket changed', () => {
    show({}, '/order/menu/deansgate')
    expect(screen.getByText(/Nothing in your basket changed/)).toBeVisible()
  })

  it('who has tried a menu four times in vain is led to its telephone, and tries no more', () => {
    const told = {
      heading: 'We can’t show the menu right now.',
      contact: { name: 'Galo Leith', telephone: '0131 496 0303' },
    }
    const retry = jest.fn()
    const failOnce = () =>
      renderScreen(
        <RemoteUnavailablePage
          remote={{}}
          reason="timeout"
          reference={TRACE}
          error={Object.assign(new Error('late'), { told })}
          onRetry={retry}
        />,
        { owner: 'shell', at: '/order/menu/leith' },
      )
    for (const time of [1, 2, 3, 4]) {
      const { unmount } = failOnce()
      expect(screen.getByRole('heading', { name: told.heading })).toBeVisible()
      screen.getByRole('button', { name: 'Try again' }).click()
      expect(retry).toHaveBeenCalledTimes(time)
      unmount()
    }
    failOnce()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ring Galo Leith' })).toHaveAttribute('href', 'tel:01314960303')
    expect(screen.getByRole('link', { name: 'Go to search' })).toBeVisible()
  })

  it('who tried again what throws, and sees it throw once more, is offered another document, for that remote alone', () => {
    const [broken, whole] = [{}, {}]
    const retried = jest.fn()
    const fail = (remote: object) =>
      renderScreen(<RemoteUnavailablePage remote={remote} reason="defect" reference={TRACE} onRetry={retried} />, {
        owner: 'shell',
        at: '/order/menu/deansgate',
      })
    const first = fail(broken)
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(retried).toHaveBeenCalledTimes(1)
    first.unmount()

    const second = fail(broken)
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    second.unmount()

    fail(whole)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
