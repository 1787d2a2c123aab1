import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { SlotPicker } from './slot-picker'

const GROUPS = [
  {
    label: '18:00',
    slots: [
      { value: '2026-11-21T18:40:00Z', time: '18:40', note: 'Quiet' },
      { value: '2026-11-21T18:45:00Z', time: '18:45', note: 'Just gone', disabled: true },
    ],
  },
  { label: '19:00', slots: [{ value: '2026-11-21T19:00:00Z', time: '19:00' }] },
]

const setUp = (error?: string, beginsWith?: string) => {
  const chosen: string[] = []
  const When = () => {
    const [slot, setSlot] = useState<string | null>(null)
    return (
      <SlotPicker
        legend="Collect today"
        hoursLegend="Hour"
        value={slot}
        groups={GROUPS}
        error={error}
        beginsWith={beginsWith}
        onChange={(value) => {
          chosen.push(value)
          setSlot(value)
        }}
      />
    )
  }
  render(<When />)
  return { chosen, user: userEvent.setup() }
}
const time = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const hour = (name: string) => screen.getByRole('button', { name })

describe('SlotPicker', () => {
  it('is one question with the times of the first hour, none of them chosen for anybody', () => {
    setUp()
    const question = screen.getByRole('group', { name: 'Collect today' })
    expect(within(within(question).getByRole('group', { name: '18:00' })).getAllByRole('radio')).toHaveLength(2)
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false)
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name)).size).toBe(1)
  })

  it.each([
    ['19:00', '19:00'],
    ['05:00', '18:00'],
  ])('told to begin with %s, begins with %s', (told, shown) => {
    setUp(undefined, told)
    expect(hour(shown).getAttribute('aria-pressed')).toBe('true')
  })

  it('gives back the instant of the chosen time', async () => {
    const { user, chosen } = setUp()
    await user.click(time(/^18:40/))
    await user.click(hour('19:00'))
    await user.click(time(/^19:00/))
    expect(chosen).toEqual(['2026-11-21T18:40:00Z', '2026-11-21T19:00:00Z'])
    expect(time(/^19:00/).checked).toBe(true)
    await user.click(hour('18:00'))
    expect(time(/^18:40/).checked).toBe(false)
  })

  it('changes nothing by looking at another hour', async () => {
    const { user, chosen } = setUp()
    await user.click(time(/^18:40/))
    await user.click(hour('19:00'))
    expect(hour('19:00').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('radio', { name: /^18:40/ })).toBeNull()
    await user.click(hour('18:00'))
    expect(time(/^18:40/).checked).toBe(true)
    expect(chosen).toEqual(['2026-11-21T18:40:00Z'])
  })

  it('does not offer a time that is gone', async () => {
    const { user, chosen } = setUp()
    expect(time(/^18:45/).disabled).toBe(true)
    await user.click(time(/^18:45/))
    expect(chosen).toEqual([])
  })

  it('says with the question why a time is asked for again', () => {
    setUp('18:40 was taken while you were paying.')
    screen.getByRole('group', { name: 'Collect today', description: '18:40 was taken while you were paying.' })
  })
})
