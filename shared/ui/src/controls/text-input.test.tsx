import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TextInput } from './text-input'

describe('TextInput', () => {
  it('belongs to its label and its help', () => {
    render(<TextInput label="Postcode" help="With or without the space." value="" onChange={() => {}} />)
    const field = screen.getByRole('textbox', { name: 'Postcode', description: 'With or without the space.' })
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  it('keeps a hidden label for those who listen', () => {
    render(<TextInput label="Address" hideLabel value="" onChange={() => {}} />)
    screen.getByRole('textbox', { name: 'Address' })
  })

  it('says what is wrong after its help, when it goes wrong', () => {
    const field = (error?: string) => (
      <TextInput label="Eircode" help="On your post." error={error} value="D02 X2" onChange={() => {}} />
    )
    const { rerender, container } = render(field())
    const politely = container.querySelector('[aria-live=polite]')
    expect(politely?.textContent).toBe('')
    rerender(field('That’s one short.'))
    expect(politely?.textContent).toBe('That’s one short.')
    const input = screen.getByRole('textbox', { description: 'On your post. That’s one short.' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it.each(['', false])('treats an empty error, %j, as none', (error) => {
    render(<TextInput label="Name" error={error} value="" onChange={() => {}} />)
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
  })

  it('keeps exactly what was typed', async () => {
    const Form = () => {
      const [text, setText] = useState('')
      return <TextInput label="Postcode" value={text} onChange={setText} />
    }
    render(<Form />)
    await userEvent.type(screen.getByRole('textbox'), ' bs1 4nd ')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(' bs1 4nd ')
  })

  it('tells the browser what to fill in', () => {
    render(
      <TextInput label="Mobile" type="tel" autoComplete="tel" inputMode="tel" required value="" onChange={() => {}} />,
    )
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' })
    expect([field.type, field.autocomplete, field.inputMode, field.required]).toEqual(['tel', 'tel', 'tel', true])
  })
})
