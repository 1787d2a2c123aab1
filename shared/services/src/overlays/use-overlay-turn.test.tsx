import { act, renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { ServicesProvider, type Services } from '../services'
import { createOverlayStack } from './overlay-stack'
import { useOverlayTurn } from './use-overlay-turn'

const wanting = (isWanted: boolean) => {
  const overlays = createOverlayStack()
  const services = { overlays, config: { market: 'UK', language: 'en' } } as unknown as Services
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <ServicesProvider services={services}>{children}</ServicesProvider>
    </StrictMode>
  )
  const hook = renderHook(({ isWanted: wanted }) => useOverlayTurn('lost-slot', wanted), {
    initialProps: { isWanted },
    wrapper,
  })
  return { overlays, ...hook }
}

describe('a popup', () => {
  it('is shown as long as it is wanted', () => {
    const { result, rerender } = wanting(false)
    expect(result.current).toBe(false)
    rerender({ isWanted: true })
    expect(result.current).toBe(true)
    rerender({ isWanted: false })
    expect(result.current).toBe(false)
  })

  it('goes for what matters more, and comes back after it', () => {
    const { overlays, result } = wanting(true)
    let leave = () => {}
    act(() => {
      leave = overlays.enter('offline').leave
    })
    expect(result.current).toBe(false)
    act(() => leave())
    expect(result.current).toBe(true)
  })

  it('leaves its place to others when its page goes', () => {
    const { overlays, unmount } = wanting(true)
    unmount()
    expect(overlays.enter('wrong-market').isShown()).toBe(true)
  })
})
