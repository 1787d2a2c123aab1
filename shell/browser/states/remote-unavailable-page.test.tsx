import { renderScreen, screen } from '@galo/testing'
import { RemoteUnavailablePage } from './remote-unavailable-page'

const show = (remote: Parameters<typeof RemoteUnavailablePage>[0]['remote'], at: string) =>
  renderScreen(<RemoteUnavailablePage remote={remote} reason="remote-unavailable" onRetry={() => {}} />, {
    owner: 'shell',
    at,
  })

describe('In place of a page that can’t be had', () => {
  it('who has just paid is not told of a basket they no longer have, but that their order and payment stand', () => {
    show({ about: 'orders' }, '/order/myorders/one')
    expect(screen.getByText(/Your orders and payments are as they were/)).toBeVisible()
    expect(screen.queryByText(/basket/)).not.toBeInTheDocument()
  })

  it('who is choosing food reads that nothing in their basket changed', () => {
    show({}, '/order/menu/deansgate')
    expect(screen.getByText(/Nothing in your basket changed/)).toBeVisible()
  })
})
