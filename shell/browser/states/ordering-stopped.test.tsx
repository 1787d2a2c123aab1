import { renderScreen, screen } from '@galo/testing'
import type { PageEntry } from '../pages/page-entry'
import type { PageView } from '../pages/page-view'
import { InEnvironment } from '../test/in-environment'
import { OrderingStopped } from './ordering-stopped'

const LOST: PageView = {
  kind: 'unavailable',
  reason: 'remote-unavailable',
  reference: '4bf92f3577b34da6a3ce929d0e0e4736',
}

const show = (name: string, at: string, about?: 'orders', view: PageView = LOST) => {
  const entry: PageEntry = {
    match: {
      remote: { name, version: '1', entry: '/entry.js', pages: [], fragments: [], about },
      id: 'a',
      path: at,
      params: {},
    },
    url: new URL(at, 'http://uk.test'),
    get: () => view,
    getInitial: () => view,
    subscribe: () => () => {},
    awaited: () => null,
    staysReadable: true,
    retry: () => {},
    renew: () => {},
    refresh: () => {},
    abort: () => {},
  }
  return renderScreen(
    <InEnvironment>
      <OrderingStopped entry={entry} />
    </InEnvironment>,
    { owner: 'shell', at },
  )
}

describe('Beside a page whose code can’t be had', () => {
  it('who looks for their order is not told of ordering and a basket, but that order and payment stand', () => {
    show('mfe-tracking', '/order/myorders', 'orders')
    expect(screen.getByRole('status')).toHaveTextContent(
      'This page isn’t working just now. Your orders and payments are as they were.',
    )
  })

  it('who reads a menu is told that ordering isn’t working', () => {
    show('mfe-menu', '/order/menu/deansgate')
    expect(screen.getByRole('status')).toHaveTextContent('Ordering isn’t working just now. You can read on')
  })

  it('it stays said while the code is asked for again, also when these words come only then', () => {
    show('mfe-menu', '/order/menu/deansgate', undefined, { kind: 'loading-code' })
    expect(screen.getByText(/Ordering isn’t working just now/)).toBeVisible()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })
})
