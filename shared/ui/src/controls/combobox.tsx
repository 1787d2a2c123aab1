import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useWords } from '@galo/words'
import { VisuallyHidden } from '../layout/visually-hidden'
import { comboboxStyle } from './combobox-style'
import { Field, type FieldWords } from './field'
import { FieldFrame } from './field-frame'
import { useAfterPress } from './use-after-press'
import { useEarlyAnswer } from './use-early-answer'
import { COMBOBOX_WORDS } from './combobox.words'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

export interface ComboboxProps<O extends ComboboxOption>
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children' | 'list' | 'css'> {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly options: readonly O[]
  readonly onChoose: (option: O) => void
  /** Of the suggestions: not asked for, on their way, here (maybe none), or failed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  readonly icon?: ReactNode
  readonly end?: ReactNode
  readonly loadingText?: string
  readonly emptyText?: string
  readonly errorText?: string
  /** Said when suggestions arrive. */
  readonly countText?: (count: number) => string
}

const MOVES_IN_TEXT = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Room under the suggestion that is walked to, at the foot of a low screen. */
const BELOW_PX = 8

/** Scrolls the list, and the page where it ends above the suggestion: `scrollIntoView` would move every box that can be moved. */
const keepInSight = (option: Element | undefined) => {
  const list = option?.parentElement
  if (!(option instanceof HTMLElement) || !list) return
  const { offsetTop: top, offsetHeight: height } = option
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight
  const beyond = option.getBoundingClientRect().bottom + BELOW_PX - innerHeight
  if (beyond > 0) scrollBy({ top: beyond, behavior: 'instant' })
}

/**
 * A text field with suggestions, after the ARIA 1.2 listbox combobox: focus stays in the field, arrows walk the list,
 * Enter chooses (or sends the form while nothing is walked to), Escape closes. Typing is never replaced until a choice.
 */
export const Combobox = <O extends ComboboxOption>({
  label,
  hideLabel,
  help,
  error,
  id,
  className,
  icon,
  end,
  ref,
  value,
  options,
  onChange,
  onChoose,
  status,
  loadingText,
  emptyText,
  errorText,
  countText,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps<O>) => {
  const words = useWords(COMBOBOX_WORDS)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const afterPress = useAfterPress()
  const [isOpen, setOpen] = useState(false)
  const input = useEarlyAnswer((field) => {
    const isInUse = field === document.activeElement
    // A field that has the focus may be typed into: its text is not replaced.
    if (field.value === value && !isInUse) return
    onChange(field.value)
    // Somebody is still typing, and waits for suggestions.
    setOpen(isInUse)
  }, ref)
  const [activeId, setActiveId] = useState<string | null>(null)

  const shown = isOpen && status === 'ready' ? options : []
  const active = shown.findIndex((option) => option.id === activeId)
  const isWalked = active !== -1
  const note =
    status === 'loading'
      ? (loadingText ?? words.loading)
      : status === 'error'
        ? (errorText ?? words.failed)
        : status === 'ready' && options.length === 0
          ? (emptyText ?? words.empty)
          : null
  const isMessage = isOpen && note !== null && status !== 'loading' && error === undefined

  const close = useCallback(() => {
    setOpen(false)
    setActiveId(null)
  }, [])
  const leave = useEffectEvent(() => {
    if (!isMessage) close()
  })
  // A page that is left stays drawn, and only some browsers tell a field that is taken out of the document that it has lost the focus.
  // A message stays there too: the page would come back shorter than the place on it was remembered for.
  useEffect(() => () => leave(), [])

  useEffect(() => {
    if (isWalked) keepInSight(list.current?.children[active])
  }, [isWalked, active])

  const choose = (option: O) => {
    close()
    onChoose(option)
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    if (status !== 'ready' || options.length === 0) return
    const from = isWalked ? active : step === 1 ? -1 : 0
    setActiveId(options[(from + step + options.length) % options.length]?.id ?? null)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const walked = shown[active]
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && walked !== undefined) choose(walked)
    else if (event.key === 'Escape' && isOpen) close()
    else {
      // Who moves in the text is back in it: Enter sends what stands there.
      if (MOVES_IN_TEXT.has(event.key)) setActiveId(null)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div css={comboboxStyle} className={className}>
      <Field label={label} hideLabel={hideLabel} help={help} error={error} id={id}>
        {(wiring) => (
          <FieldFrame icon={icon} end={end}>
            <input
              type="text"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...wiring}
              ref={input}
              value={value}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown.length > 0}
              aria-controls={listId}
              aria-activedescendant={isWalked ? `${listId}-${active}` : undefined}
              onChange={(event) => {
                setOpen(true)
                setActiveId(null)
                onChange(event.currentTarget.value)
              }}
              onKeyDown={handleKey}
              onBlur={(event) => {
                // A message stays when the field is left: were it to go, the button below would move away from under the press that left it.
                // So would it if the list went in the middle of a press: it goes once the press is over.
                if (!isMessage) afterPress(close)
                onBlur?.(event)
              }}
            />
          </FieldFrame>
        )}
      </Field>
      <div
        // A message stands in the page instead of over it: it must not hide the button below the field.
        className={shown.length > 0 ? 'combobox-popup' : 'combobox-message'}
        hidden={shown.length === 0 && !isMessage}
        // The field keeps its focus, so that a press on a suggestion isn't a blur first.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ul ref={list} id={listId} role="listbox" aria-label={words.suggestions} hidden={shown.length === 0}>
          {shown.map((option, index) => (
            <li
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.detail !== undefined && <small>{option.detail}</small>}
            </li>
          ))}
        </ul>
        {isMessage && <p aria-hidden="true">{note}</p>}
      </div>
      <VisuallyHidden role="status">
        {isOpen ? (note ?? (shown.length > 0 ? (countText ?? words.count)(shown.length) : '')) : ''}
      </VisuallyHidden>
    </div>
  )
}
