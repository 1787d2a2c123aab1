import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { HeatChooser } from './heat-chooser'
import { HEAT_WORDS } from './heat.words'

const HEATS = HEAT_WORDS.en.heats.map((heat) => ({
  ...heat,
  value: `baste-${heat.level}`,
  line: heat.level === 4 ? 'Hot. Bird’s-eye chilli and smoked paprika.' : 'Ask the grill.',
}))

const setUp = (error?: string) => {
  const Item = () => {
    const [fire, setFire] = useState<string | null>(null)
    return <HeatChooser value={fire} options={HEATS} onChange={setFire} error={error} />
  }
  render(<Item />)
  return userEvent.setup()
}
const fire = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('HeatChooser', () => {
  it('offers six fires, each with its English word, and chooses none for anybody', () => {
    setUp()
    screen.getByRole('group', { name: 'Pick your fire' })
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual(Array(6).fill(false))
    expect(fire('Louco Very hot').value).toBe('baste-5')
  })

  it('says what is in the chosen fire, the heat once', async () => {
    const user = setUp()
    await user.click(fire('Fogo Hot'))
    expect(fire('Fogo Hot').checked).toBe(true)
    screen.getByText((_, element) => element?.textContent === 'Hot. Bird’s-eye chilli and smoked paprika.')
    await user.click(fire('Erva No chilli'))
    expect(fire('Fogo Hot').checked).toBe(false)
    screen.getByText((_, element) => element?.textContent === 'No chilli. Ask the grill.')
  })

  it('can be answered from the keyboard', async () => {
    const user = setUp()
    await user.tab()
    expect(document.activeElement).toBe(fire('Erva No chilli'))
    await user.keyboard(' ')
    expect(fire('Erva No chilli').checked).toBe(true)
  })

  it('says with the question that an answer is missing', () => {
    setUp('Pick a fire to carry on.')
    screen.getByRole('group', { name: 'Pick your fire', description: 'Pick a fire to carry on.' })
  })
})
