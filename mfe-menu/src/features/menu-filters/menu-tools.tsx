import type { Ref } from 'react'
import { css } from '@galo/css'
import { Link, type LinkProps } from '@galo/navigation'
import { ButtonLink, FieldFrame, MagnifyingGlassIcon, media } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_TOOLS_WORDS } from './menu-tools.words'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2)',
  marginBlockStart: 'var(--s-5)',
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
  '& b': { padding: '4px 8px', borderRadius: 8, background: 'var(--azul-100)' },
})
/** Boxes that look like what they are: words of which some are chosen. A row of its own on a phone. */
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s-2)',
  width: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  [media(768)]: { width: 'auto' },
  '& label': {
    position: 'relative',
    padding: '0.625rem 0.875rem',
    border: '1.5px solid var(--border-field)',
    borderRadius: 99,
    background: 'var(--surface)',
    fontWeight: 600,
  },
  '& :has(:checked)': { borderColor: 'var(--action)', background: 'var(--action)', color: '#fff' },
  '& :has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': { '& :has(:checked)': { outline: '3px solid Highlight', outlineOffset: -6 } },
})

interface MenuToolsProps {
  readonly field: Ref<HTMLInputElement>
  /** Where the boxes of the diets are. */
  readonly boxes: Ref<HTMLFieldSetElement>
  /** What is one press away, with its word. */
  readonly diets: readonly (readonly [diet: string, word: string])[]
  readonly toFilters: Pick<LinkProps, 'to' | 'state'>
  /** So many are in use. */
  readonly count: number
  /** Somebody is about to use them: their code is fetched. */
  readonly onLook: () => void
}

/** What the menu is searched and filtered with. No form: Enter would send what somebody searches for, which may be about their health, in an address. */
export const MenuTools = ({ field, boxes, diets, toFilters, count, onLook }: MenuToolsProps) => {
  const words = useWords(MENU_TOOLS_WORDS)
  return (
    // Who has come into the field before this was alive looks at it no second time: they type.
    <div role="search" css={row} onPointerOver={onLook} onFocus={onLook} onInput={onLook}>
      <FieldFrame icon={<MagnifyingGlassIcon />}>
        <input ref={field} type="search" aria-label={words.search} placeholder={words.search} autoComplete="off" />
      </FieldFrame>
      <ButtonLink component={Link} {...toFilters} variant="outline" end={count > 0 ? <b>{count}</b> : undefined}>
        {words.filters}
      </ButtonLink>
      {diets.length > 0 && (
        <fieldset ref={boxes} css={chips} aria-label={words.diet}>
          {diets.map(([diet, word]) => (
            <label key={diet}>
              <input type="checkbox" value={diet} autoComplete="off" />
              {word}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
