import type { KeyboardEvent } from 'react'
import { Link, sitePaths } from '@galo/navigation'
import { useWords } from '@galo/words'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { AccountCorner } from './account-corner'
import { FrameDrawing } from './drawing'
import { BasketCorner } from './basket-corner'
import { HomeLink } from './header-parts'
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
  const words = useWords(HEADER_WORDS)
  return (
    <div className="head-row">
      <HomeLink />
      <nav className="head-parts" aria-label={words.site}>
        <MainLinks className="head-item" pathname={pathname} />
      </nav>
      <div className="head-end">
        <MarketLink className="head-item head-wide" />
        <AccountCorner />
        <BasketCorner />
        <Link className="head-order" to={sitePaths.search()}>
          {words.order}
        </Link>
        {/* Another page has it closed again. */}
        <details key={pathname} className="head-menu" onKeyDown={closeOnEscape}>
          <summary className="head-item">
            <FrameDrawing name="list" size={24} />
            {words.menu}
          </summary>
          <nav className="head-panel" aria-label={words.site}>
            <MainLinks className="head-item" pathname={pathname} />
            <MarketLink className="head-item" />
          </nav>
        </details>
      </div>
    </div>
  )
}
