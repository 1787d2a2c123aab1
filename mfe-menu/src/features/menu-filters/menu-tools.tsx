import type { Ref } from 'react'
import { css } from '@galo/css'
import { Link, type LinkProps } from '@galo/navigation'
import { ButtonLink, FieldFrame, MagnifyingGlassIcon } from '@galo/ui'
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

interface MenuToolsProps {
  readonly field: Ref<HTMLInputElement>
  readonly toFilters: Pick<LinkProps, 'to' | 'state'>
  /** So many are in use. */
  readonly count: number
  /** Somebody is about to use them: their code is fetched. */
  readonly onLook: () => void
}

/** What the menu is searched and filtered with. No form: Enter would send what somebody searches for, which may be about their health, in an address. */
export const MenuTools = ({ field, toFilters, count, onLook }: MenuToolsProps) => {
  const words = useWords(MENU_TOOLS_WORDS)
  return (
    <div role="search" css={row} onPointerOver={onLook} onFocus={onLook}>
      <FieldFrame icon={<MagnifyingGlassIcon />}>
        <input ref={field} type="search" aria-label={words.search} placeholder={words.search} autoComplete="off" />
      </FieldFrame>
      <ButtonLink component={Link} {...toFilters} variant="outline" end={count > 0 ? <b>{count}</b> : undefined}>
        {words.filters}
      </ButtonLink>
    </div>
  )
}
