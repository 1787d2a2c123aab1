import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox'

const STREETS = [
  { id: 'drury', label: '14 Drury Street', detail: 'Dublin 2' },
  { id: 'duke', label: '2 Duke Lane' },
  { id: 'dame', label: '60 Dame Street' },
]

type Given = Partial<Pick<ComboboxProps<ComboboxOption>, 'status' | 'options' | 'error' | 'help'>>

const setUp = (given: Given = {}) => {
  const chosen: string[] = []
  const sent: string[] = []
  const Search = () => {
    const [text, setText] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(text)
        }}
      >
        <Combobox
          label="Where are you?"
          value={text}
          onChange={setText}
          options={STREETS}
          status="ready"
          onChoose={(option) => {
            chosen.push(option.id)
            setText(option.label)
          }}
          {...given}
        />
        <button>Find my Galo</button>
      </form>
    )
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Search />
    </Activity>
  )
  const { container, rerender } = render(page('visible'))
  /** As the site does with a page: what is left stays drawn, out of the document. */
  const leaveAndReturn = () => {
    container.remove()
    rerender(page('hidden'))
    document.body.append(container)
    rerender(page('visible'))
  }
  return {
    leaveAndReturn,
    chosen,
    sent,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox'),
  }
}

const suggestion = (name: RegExp) => screen.getByRole('option', { name })
const walkedTo = (field: HTMLElement) => field.getAttribute('aria-activedescendant')

describe('Combobox', () => {
  it('keeps its suggestions to itself until somebody types', async () => {
    const { user, field } = setUp()
    await user.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await user.type(field, 'd')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getAllByRole('option')).toHaveLength(3)
  })

  it('walks the list with the arrows, round both ends, with the focus in the field', async () => {
    const { user, field } = setUp()
    await user.type(field, 'd{ArrowDown}')
    expect(walkedTo(field)).toBe(suggestion(/drury/i).id)
    expect(suggestion(/drury/i).getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowUp}')
    expect(walkedTo(field)).toBe(suggestion(/dame/i).id)
    await user.keyboard('{ArrowDown}')
    expect(walkedTo(field)).toBe(suggestion(/drury/i).id)
    expect(document.activeElement).toBe(field)
  })

  it('starts from the end when the first arrow goes up', async () => {
    const { user, field } = setUp()
    await user.type(field, 'd{ArrowUp}')
    expect(walkedTo(field)).toBe(suggestion(/dame/i).id)
  })

  it('takes the suggestion walked to with Enter, and does not send the form', async () => {
    const { user, field, chosen, sent } = setUp()
    await user.type(field, 'd{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen).toEqual(['duke'])
    expect(sent).toEqual([])
    expect(field.value).toBe('2 Duke Lane')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('sends what was typed with Enter while nothing is walked to', async () => {
    const { user, field, chosen, sent } = setUp()
    await user.type(field, 'D02 X285{Enter}')
    expect(sent).toEqual(['D02 X285'])
    expect(chosen).toEqual([])
  })

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
    'lets go of the suggestion walked to when %s moves in the text: Enter sends what was typed',
    async (key) => {
      const { user, field, chosen, sent } = setUp()
      await user.type(field, `d{ArrowDown}{${key}}`)
      expect(walkedTo(field)).toBeNull()
      await user.keyboard('{Enter}')
      expect(chosen).toEqual([])
      expect(sent).toEqual(['d'])
    },
  )

  it('closes with Escape and keeps what was typed', async () => {
    const { user, field } = setUp()
    await user.type(field, 'dr{ArrowDown}{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field.value).toBe('dr')
  })

  it('takes a suggestion by a press', async () => {
    const { user, field, chosen } = setUp()
    await user.type(field, 'd')
    await user.click(suggestion(/dame/i))
    expect(chosen).toEqual(['dame'])
    expect(document.activeElement).toBe(field)
  })

  it('stays until the press that leaves it is over, so that nothing moves from under it', async () => {
    const { user, field, sent } = setUp()
    await user.type(field, 'd')
    const button = screen.getByRole('button')
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(document.activeElement).toBe(button)
    expect(screen.getAllByRole('option')).toHaveLength(3)
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(sent).toEqual(['d'])
  })

  it('stays under a finger too, whose own events are over before its press begins', async () => {
    const { user, field } = setUp()
    await user.type(field, 'd')
    const button = screen.getByRole('button')
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    fireEvent.pointerUp(button, { pointerType: 'touch' })
    fireEvent.mouseDown(button)
    act(() => button.focus())
    expect(screen.getAllByRole('option')).toHaveLength(3)
    fireEvent.mouseUp(button)
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  })

  it('closes when the focus goes on after a press that opened the browser’s own menu', async () => {
    const { user, field } = setUp()
    await user.type(field, 'd')
    fireEvent.mouseDown(field, { button: 2 })
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('closes when the focus goes on', async () => {
    const { user, field } = setUp()
    await user.type(field, 'd')
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('is closed on a page that comes back after it was left drawn, where nobody told it that the focus went', async () => {
    const { user, field, leaveAndReturn } = setUp()
    await user.type(field, 'd')
    leaveAndReturn()
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByRole('option')).toBeNull()
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it.each(['ready', 'error'] as const)(
    'keeps its message (%s) on a page that is left and comes back: the page is as long as it was, and one is where one was on it',
    async (status) => {
      const { user, field, leaveAndReturn } = setUp({ options: [], status })
      await user.type(field, 'x')
      leaveAndReturn()
      expect(screen.queryByText(/Nothing found|aren’t available/, { ignore: '[role=status]' })).not.toBeNull()
    },
  )

  it.each([
    [{ status: 'ready' }, '3 suggestions'],
    [{ status: 'ready', options: STREETS.slice(0, 1) }, '1 suggestion'],
    [{ status: 'ready', options: [] }, 'Nothing found. Check the spelling, or carry on with what you typed.'],
    [{ status: 'loading' }, 'Looking…'],
    [{ status: 'error' }, 'Suggestions aren’t available now. What you typed still works.'],
  ] satisfies [Given, string][])('says %j as "%s"', async (given, words) => {
    const { user, field } = setUp(given)
    expect(screen.getByRole('status').textContent).toBe('')
    await user.type(field, 'd')
    expect(screen.getByRole('status').textContent).toBe(words)
  })

  it.each(['ready', 'error'] as const)(
    'leaves its message (%s) where it is when the focus goes on, so that nothing moves under the press',
    async (status) => {
      const { user, field } = setUp({ options: [], status })
      await user.type(field, 'x')
      const message = () => screen.queryByText(/Nothing found|aren’t available/, { ignore: '[role=status]' })
      expect(message()).not.toBeNull()
      await user.tab()
      expect(message()).not.toBeNull()
    },
  )

  it('has one message at a time: what is wrong goes before what was not found', () => {
    setUp({ options: [], error: 'Please enter a valid postcode' })
    expect(screen.queryByText(/Nothing found/)).toBeNull()
  })

  it('offers nothing old while new suggestions are on their way', async () => {
    const { user, field } = setUp({ status: 'loading' })
    await user.type(field, 'd{ArrowDown}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(walkedTo(field)).toBeNull()
  })

  it('is described by its help and its error', () => {
    const { field } = setUp({ help: 'We’re not fussy.', error: 'That’s one short.' })
    expect(field).toBe(
      screen.getByRole('combobox', { name: 'Where are you?', description: 'We’re not fussy. That’s one short.' }),
    )
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
