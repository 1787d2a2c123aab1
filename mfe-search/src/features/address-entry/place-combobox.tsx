import { css } from '@emotion/react'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import type { AddressPrediction } from '@galo/contracts'
import { MapPinFillIcon, VisuallyHidden } from '@galo/ui'
import { useSuggestions } from './use-suggestions'

const field = css`
  position: relative;

  & .box {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding: 0 6px 0 16px;
    background: var(--surface);
    border: 1.5px solid var(--border-field);
    border-radius: var(--r-2);
  }
  & .box:focus-within {
    border-color: var(--azul-600);
    box-shadow: 0 0 0 3px var(--azul-200);
  }
  & .box[data-wrong='true'] {
    border-color: var(--error);
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    outline: 0;
    font-size: 1.0625rem;
  }
  & [role='listbox'] {
    position: absolute;
    z-index: var(--z-sticky);
    left: 0;
    right: 0;
    top: calc(100% + 6px);
    background: var(--surface);
    border-radius: var(--r-2);
    box-shadow: var(--e-3);
    padding: 6px;
    max-height: 320px;
    overflow-y: auto;
  }
  & [role='option'] {
    min-height: 44px;
    padding: 10px 12px;
    border-radius: var(--r-1);
    cursor: pointer;
  }
  & [role='option']:hover,
  & [role='option'][aria-selected='true'] {
    background: var(--azul-100);
  }
  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'] {
      outline: 3px solid Highlight;
    }
  }
`

export interface PlaceComboboxProps {
  readonly id: string
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly initial: string
  readonly example: string
  /** Id of the error's words, when there is one. */
  readonly describedBy: string | undefined
  readonly wrong: boolean
  /** The customer changed the words: whatever was chosen or complained about is over. */
  readonly onType: () => void
  readonly onChoose: (prediction: AddressPrediction) => void
  /** Sits at the end of the field. */
  readonly children: React.ReactNode
}

const wrap = (index: number, length: number): number => (index + length) % length

/**
 * A text field that suggests places (rows D11, D12). The field is the browser's own: it works as part of a plain form
 * before this code arrives, and keeps what was typed meanwhile.
 */
export const PlaceCombobox = (props: PlaceComboboxProps) => {
  const { id, inputRef, initial, example, describedBy, wrong, onType, onChoose, children } = props
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed)
  const predictions = suggestions.kind === 'found' ? suggestions.predictions : []
  const open = predictions.length > 0

  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const choose = (prediction: AddressPrediction) => {
    if (inputRef.current) inputRef.current.value = prediction.displayLabel
    close()
    onChoose(prediction)
  }
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setActive(wrap(to, predictions.length))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open) return
    const chosen = predictions[active]
    if (event.key === 'ArrowDown') move(event, active + 1)
    else if (event.key === 'ArrowUp') move(event, active === -1 ? -1 : active - 1)
    else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  const status =
    suggestions.kind === 'found'
      ? open
        ? `${predictions.length} ${predictions.length === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose.`
        : 'No suggestions. You can still search for what you typed.'
      : ''

  return (
    <div css={field}>
      <div className="box" data-wrong={wrong}>
        <MapPinFillIcon />
        <input
          id={id}
          ref={inputRef}
          name="q"
          type="text"
          defaultValue={initial}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          aria-invalid={wrong || undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(-1)
            onType()
          }}
          onKeyDown={press}
          onBlur={close}
        />
        {children}
      </div>
      <ul id={listId} role="listbox" aria-label="Suggested places" hidden={!open}>
        {predictions.map((prediction, index) => (
          <li
            key={prediction.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Pressing would take the focus away and close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(prediction)}
          >
            {prediction.displayLabel}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  )
}
