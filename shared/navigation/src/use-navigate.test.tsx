import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { BrowserRouter, useLocation, useNavigate } from './router'

const HERE = '/order/menu/deansgate?fulfilment=collection'

const Where = () => {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}

let navigate: ReturnType<typeof useNavigate>
const Mover = () => {
  navigate = useNavigate()
  return null
}

describe('useNavigate', () => {
  const onRender = jest.fn()
  const where = () => screen.getByRole('status').textContent

  beforeEach(() => {
    window.history.replaceState(null, '', HERE)
    render(
      <BrowserRouter>
        <Where />
        <Profiler id="mover" onRender={onRender}>
          <Mover />
        </Profiler>
      </BrowserRouter>,
    )
    onRender.mockClear()
  })

  it('goes to an address, with what is kept for it', () => {
    act(() => navigate('/order/search', { state: 1 }))
    expect(where()).toBe('/order/search 1')
  })

  it('takes a query for one of the page that is open by then', () => {
    act(() => navigate('/order/search'))
    act(() => navigate('?q=Leeds', { replace: true }))
    expect(where()).toBe('/order/search?q=Leeds null')
  })

  it('replaces the entry it is told to replace', () => {
    const before = window.history.length
    act(() => navigate('/order/search', { replace: true }))
    expect(window.history.length).toBe(before)
  })

  it('goes back', async () => {
    act(() => navigate('/order/search'))
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    await act(async () => {
      navigate(-1)
      await moved
    })
    expect(where()).toContain(HERE)
  })

  it.each(['https://galo.ie/order', '//galo.ie/order', 'javascript:alert(1)'])(
    'refuses to leave the site: %s',
    (to) => {
      expect(() => navigate(to)).toThrow('Not an address of this site')
      expect(where()).toContain(HERE)
    },
  )

  it('draws nobody again who uses it when the address changes', () => {
    act(() => navigate('/order/search'))
    expect(onRender).not.toHaveBeenCalled()
  })
})
