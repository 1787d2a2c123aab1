import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, Link } from './router'
import { StaticRouter } from './server'

const DISHES = Array.from({ length: 100 }, (_, number) => `?item=dish-${number}`)
const List = () => DISHES.map((to) => <Link key={to} to={to} />)

interface Fiber {
  readonly type: unknown
  readonly return: Fiber
}

/** What React keeps for an element. */
const fiberOf = (element: Element): Fiber =>
  Object.entries(element).find(([name]) => name.startsWith('__reactFiber$'))?.[1] as Fiber

describe('a hundred links', () => {
  it('come alive with one component each, as the server drew them', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    const at = '/order/menu/deansgate'
    window.history.replaceState(null, '', at)
    root.innerHTML = renderToString(
      <StaticRouter location={at}>
        <List />
      </StaticRouter>,
    )
    expect(root.innerHTML).toContain('<a href="?item=dish-99"></a>')
    const onRecoverableError = jest.fn()
    const page = (
      <BrowserRouter>
        <List />
      </BrowserRouter>
    )
    await act(async () => hydrateRoot(root, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    const parents = [...root.querySelectorAll('a')].map((link) => fiberOf(link).return)
    expect(parents.map(({ type }) => type)).toEqual(DISHES.map(() => Link))
    expect(new Set(parents.map((parent) => parent.return.type))).toEqual(new Set([List]))
  })
})
