import { useRef } from 'react'
import { render, screen } from '@testing-library/react'
import '@galo/testing'
import { KeepsFocus } from './keeps-focus'

interface Thing {
  readonly id: string
  readonly isDone?: boolean
}

const List = ({ things }: { readonly things: readonly Thing[] }) => {
  const place = useRef<HTMLUListElement>(null)
  return (
    <ul ref={place} aria-label="Things">
      <KeepsFocus place={place}>
        {things.map(({ id, isDone = false }) => (
          <li key={id} data-key={id} tabIndex={-1}>
            {!isDone && (
              <button type="button" data-part="go">
                Go {id}
              </button>
            )}
          </li>
        ))}
      </KeepsFocus>
    </ul>
  )
}

const start = (...ids: readonly string[]) => {
  const { rerender } = render(<List things={ids.map((id) => ({ id }))} />)
  return {
    show: (...things: readonly (string | Thing)[]) =>
      rerender(<List things={things.map((thing) => (typeof thing === 'string' ? { id: thing } : thing))} />),
    go: (id: string) => screen.getByRole('button', { name: `Go ${id}` }),
  }
}

describe('A list that is drawn again', () => {
  it('keeps the keyboard on the same button of the same row, wherever that goes', () => {
    const { show, go } = start('a', 'b', 'c')
    const button = go('b')
    button.focus()
    show('c', 'b', 'a')
    show('b', 'c', 'a', 'd')
    expect(go('b')).toBe(button)
    expect(button).toHaveFocus()
  })

  it('hands the keyboard to the row itself when its button goes', () => {
    const { show, go } = start('a', 'b')
    go('b').focus()
    show('a', { id: 'b', isDone: true })
    expect(screen.getAllByRole('listitem')[1]).toHaveFocus()
  })

  it('hands the keyboard to the next row when this one goes, or else to the one before, or to itself', () => {
    const { show, go } = start('a', 'b', 'c')
    go('b').focus()
    show('a', 'c')
    expect(go('c')).toHaveFocus()
    show('a')
    expect(go('a')).toHaveFocus()
    show()
    expect(screen.getByRole('list', { name: 'Things' })).toHaveFocus()
  })

  it('takes the keyboard from nobody who is elsewhere', () => {
    const { show } = start('a')
    const elsewhere = document.body.appendChild(document.createElement('input'))
    elsewhere.focus()
    show('b')
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})
