import { css } from '@galo/css'
import { profileOf } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { Button, ButtonLink, Notice, ShieldCheckFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { MenuFiltersState } from '../../../remote'
import { VERDICT_ICONS } from './dish-verdict'
import type { VerdictCounts } from './menu-filters.model'
import { MENU_FILTERS_WORDS } from './menu-filters.words'
import { profileLine } from './verdict-words'

const strip = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s-3)',
  padding: 'var(--s-3)',
  borderRadius: 'var(--r-3)',
  background: 'var(--ok-bg)',
  color: 'var(--text)',
  '@media (forced-colors: active)': { border: '1px solid' },
})
const shield = css({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: 44,
  height: 44,
  borderRadius: '14px 14px 4px 14px',
  background: 'var(--erva-600)',
  color: '#fff',
})
const said = css({ flex: '1 1 10rem', minWidth: 0 })
const counts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2)',
  marginBlockStart: 'var(--s-2)',
  minHeight: 26,
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '2px 10px',
    borderRadius: 'var(--r-petal)',
    background: 'var(--surface)',
    fontWeight: 700,
    fontSize: 'var(--t-micro)',
    lineHeight: 1.7,
  },
  '& li:first-of-type': { color: 'var(--ok)' },
  '& li:last-of-type': { color: 'var(--error)' },
})
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 var(--s-3)',
  marginBlockStart: 'var(--s-2)',
  '& > a:first-of-type': { paddingBlock: 10, fontWeight: 600, fontSize: 'var(--t-small)' },
})

interface SafeStripProps {
  readonly filters: MenuFiltersState
  /** `null` while the dishes are being checked. */
  readonly counts: VerdictCounts | null
  readonly failed: boolean
  readonly toFilters: Pick<LinkProps, 'to' | 'state'>
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
  readonly onRetry: () => void
}

/** What safe mode leaves out, and what that makes of this menu. Brand's words: nobody has to guess whether it is on. */
export const SafeStrip = ({ filters, counts: found, failed, toFilters, toAllergens, onRetry }: SafeStripProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  const locale = useLocale()
  const rows =
    found === null
      ? []
      : ([
          ['safe', words.safeCount(found.safe)],
          ['may-contain', words.mayContainCount(found.mayContain)],
          ['unsafe', words.unsafeCount(found.notForYou)],
        ] as const)
  if (failed)
    return (
      <Notice
        tone="error"
        live
        action={
          <Button size="small" variant="soft" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.couldNotCheck}
      </Notice>
    )
  return (
    <section css={strip} aria-label={words.safeMode}>
      <span css={shield}>
        <ShieldCheckFillIcon size={24} />
      </span>
      <div css={said}>
        <p>
          <b>
            {words.isOn} {profileLine(profileOf(filters), locale)}.
          </b>{' '}
          {words.weCheck}
        </p>
        <div role="status">
          {rows.length === 0 ? (
            <p css={counts}>{words.checkingAll}</p>
          ) : (
            <ul css={counts}>
              {rows.map(([verdict, text]) => {
                const Drawing = VERDICT_ICONS[verdict]
                return (
                  <li key={verdict}>
                    <Drawing size={16} />
                    {text}
                  </li>
                )
              })}
            </ul>
          )}
        </div>
        <div css={ways}>
          <Link {...toAllergens}>{words.allAllergens}</Link>
          <ButtonLink component={Link} variant="outline" size="small" {...toFilters}>
            {words.change}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
