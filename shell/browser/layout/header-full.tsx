import type { KeyboardEvent } from 'react'
import { Link, sitePaths } from '@galo/navigation'
import { ButtonLink, GlobeIcon, ListIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { AccountCorner } from './account-corner'
import { BasketCorner } from './basket-corner'
import { HomeLink } from './header-parts'
import { end, item, menu, menuPanel, nav, row, wide } from './header-style'
import { LAYOUT_WORDS } from './layout.words'
import { MainLinks } from './main-links'
import { MarketLink } from './market-link'

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

interface Props {
  /** Of the page it stands over. */
  readonly pathname: string
}

/** Away from ordering: every part of the site, and the way to an order. */
export const FullHeader = ({ pathname }: Props) => {
  const words = useWords(LAYOUT_WORDS)
  const market = (
    <MarketLink css={item}>
      <GlobeIcon size={20} />
    </MarketLink>
  )
  return (
    <div css={row}>
      <HomeLink />
      <nav css={nav} aria-label={words.site}>
        <MainLinks css={item} pathname={pathname} />
      </nav>
      <div css={end}>
        <span css={wide}>{market}</span>
        <AccountCorner />
        <BasketCorner />
        <ButtonLink component={Link} size="small" to={sitePaths.search()}>
          {words.order}
        </ButtonLink>
        {/* Another page has it closed again. */}
        <details key={pathname} css={menu} onKeyDown={closeOnEscape}>
          <summary css={item}>
            <ListIcon size={24} />
            {words.menu}
          </summary>
          <nav css={menuPanel} aria-label={words.site}>
            <MainLinks css={item} pathname={pathname} />
            {market}
          </nav>
        </details>
      </div>
    </div>
  )
}
