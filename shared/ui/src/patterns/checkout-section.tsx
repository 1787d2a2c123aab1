import { useId, type ReactNode } from 'react'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
import { CheckIcon } from '../icons/check'
import { hiddenStyle } from '../layout/hidden-style'
import { CHECKOUT_SECTION_WORDS } from './checkout-section.words'

const section = css`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  padding: 1.125rem 1rem;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--e-1);
  transition: box-shadow var(--d-2);
  &[data-state='open'] {
    box-shadow:
      0 0 0 2.5px var(--action),
      var(--e-2);
  }
  .section-head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    justify-content: end;
  }
  .section-words {
    flex: 1 1 5rem;
    min-width: 0;
  }
  .section-number {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 0.875rem 0.25rem 0.875rem 0.25rem;
    background: var(--azul-100);
    color: var(--azul-700);
    font: 800 1.0625rem/1 var(--font-display);
  }
  &[data-state='open'] .section-number {
    background: var(--action);
    color: var(--on-action);
  }
  &[data-state='done'] .section-number {
    background: var(--ok-bg);
    color: var(--ok);
  }
  .section-head :is(h2, h3) {
    font-size: 1.25rem;
    font-weight: 800;
  }
  .section-head p {
    color: var(--text-2);
    font-size: var(--t-small);
    overflow-wrap: anywhere;
  }
  .section-edit {
    min-width: var(--touch);
    min-height: var(--touch);
    padding-inline: 0.5rem;
    border: 0;
    border-radius: var(--r-1);
    background: none;
    color: var(--action);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .section-edit:hover {
    background: var(--azul-50);
  }
  &[data-state='locked'] :is(h2, h3) {
    color: var(--text-2);
  }
  @media (min-width: 768px) {
    padding: 1.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-state='open'] {
      outline: 3px solid Highlight;
    }
  }
`

export interface CheckoutSectionProps {
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'done' | 'locked'
  /** What was entered, while closed. */
  readonly summary?: ReactNode
  /** A line under the title, while open. */
  readonly hint?: ReactNode
  /** Missing: no Edit. */
  readonly onEdit?: (() => void) | undefined
  readonly editLabel?: string | undefined
  readonly level?: 2 | 3
  readonly id?: string
  readonly className?: string
  /** Drawn only while open, unless `keepDrawn`. */
  readonly children?: ReactNode
  /** Hides the content instead of taking it away: for fields that forget what was typed when they leave the page. */
  readonly keepDrawn?: boolean
}

/** One step of the checkout: open to fill in, done with a tick and a summary, or waiting its turn. */
export const CheckoutSection = ({
  number,
  title,
  state,
  summary,
  hint,
  onEdit,
  editLabel,
  level = 2,
  id,
  className,
  children,
  keepDrawn = false,
}: CheckoutSectionProps) => {
  const words = useWords(CHECKOUT_SECTION_WORDS)
  const titleId = useId()
  const Title = `h${level}` as const
  const line = state === 'open' ? hint : summary
  return (
    <section css={section} id={id} className={className} data-state={state} aria-labelledby={titleId}>
      <div className="section-head">
        <span className="section-number" aria-hidden={state !== 'done' || undefined}>
          {state === 'done' ? <CheckIcon size={18} /> : number}
          {state === 'done' && <span css={hiddenStyle}>{words.done}</span>}
        </span>
        <div className="section-words">
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {line !== undefined && <p>{line}</p>}
        </div>
        {onEdit !== undefined && state === 'done' && (
          <button
            type="button"
            className="section-edit"
            aria-label={editLabel ?? words.editThis(title)}
            onClick={onEdit}
          >
            {words.edit}
          </button>
        )}
      </div>
      {keepDrawn ? <div hidden={state !== 'open'}>{children}</div> : state === 'open' && children}
    </section>
  )
}
