import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { AddressPrediction } from '@galo/contracts/localities'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { ADDRESS_FORM_WORDS } from './address-form.words'

const list = css`
  position: relative;
  max-height: 17rem;
  padding: 0.375rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-2);
  & > li {
    display: grid;
    align-content: center;
    min-height: 3.25rem;
    padding: 0.375rem 0.75rem;
    border-radius: 0.625rem;
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
  }
  & > li:hover {
    background: var(--azul-50);
  }
  & > [aria-selected='true'] {
    background: var(--azul-100);
    color: var(--azul-800);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & > [aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

export interface DoorListProps {
  readonly postcode: string
  readonly doors: readonly AddressPrediction[]
  /** Somebody asked for them by sending the form: they are what comes next. */
  readonly takesFocus: boolean
  readonly onChoose: (door: AddressPrediction) => void
}

/** The doors of a postcode: a listbox, walked by arrows, Home, End and the number of the house; Enter or Space chooses. */
export const DoorList = ({ postcode, doors, takesFocus, onChoose }: DoorListProps) => {
  const words = useWords(ADDRESS_FORM_WORDS)
  const id = useId()
  const element = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const typed = useRef({ text: '', when: 0 })

  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // `scrollIntoView` would move every box that can be moved.
    const [box, door] = [element.current, element.current?.children[at]]
    if (!box || !(door instanceof HTMLElement)) return
    const beyond = door.offsetTop + door.offsetHeight - box.clientHeight
    if (door.offsetTop < box.scrollTop) box.scrollTop = door.offsetTop
    else if (beyond > box.scrollTop) box.scrollTop = beyond
  }, [at])

  /** The next door that begins so; letters within a second belong together. */
  const seek = (key: string, when: number) => {
    const text = (when - typed.current.when < 1_000 ? typed.current.text : '') + key.toLowerCase()
    typed.current = { text, when }
    const found = doors.findIndex(({ displayLabel }) => displayLabel.toLowerCase().startsWith(text))
    if (found !== -1) setAt(found)
  }
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event
    const walks: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, doors.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: doors.length - 1,
    }
    const next = walks[key]
    const door = doors[at]
    if (next !== undefined) setAt(next)
    else if ((key === 'Enter' || key === ' ') && door !== undefined) onChoose(door)
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) seek(key, event.timeStamp)
    else return
    event.preventDefault()
  }

  return (
    <ul
      ref={element}
      css={list}
      role="listbox"
      tabIndex={0}
      aria-label={words.whichDoor(postcode)}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={handleKey}
    >
      {doors.map((door, index) => (
        <li
          key={door.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(door)}
        >
          {door.displayLabel}
        </li>
      ))}
    </ul>
  )
}
