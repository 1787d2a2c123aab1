import { act, renderScreen, screen } from '@galo/testing'
import { useState } from 'react'
import { AddressEntry } from './address-entry'

describe('the field for a place, where the earlier search arrives late', () => {
  const setUp = () => {
    let arrive = (_text: string) => {}
    const Late = () => {
      const [initial, setInitial] = useState('')
      arrive = setInitial
      return <AddressEntry initial={initial} variant="hero" />
    }
    const { user } = renderScreen(<Late />, { owner: 'mfe-search', at: '/order/search' })
    const field = screen.getByRole<HTMLInputElement>('combobox')
    return { user, field, arrive: (text: string) => act(() => arrive(text)) }
  }

  it('holds only what is typed by who has entered it already', async () => {
    const { user, field, arrive } = setUp()
    await user.click(field)
    arrive('M3 4LZ')
    await user.keyboard('D02')
    expect(field.value).toBe('D02')
  })

  it('shows the earlier search once it is left without a word', async () => {
    const { user, field, arrive } = setUp()
    await user.click(field)
    arrive('M3 4LZ')
    await user.tab()
    expect(field.value).toBe('M3 4LZ')
  })
})
