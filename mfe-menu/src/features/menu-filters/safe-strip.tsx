import { css } from '@galo/css'
import { profileOf } from '@galo/domain'
import { Link, type LinkProps } from '@galo/navigation'
import { Button, ButtonLink, media, Notice, ShieldCheckFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { MenuFiltersState } from '../../../remote'
import { VERDICT_ICONS } from './dish-verdict'
import type { VerdictCounts } from './menu-filters.model'
import { MENU_FILTERS_WORDS } from './menu-filters.words'
import { profileLine } from './verdict-words'

/** Two lines on a phone, where what is said besides stands behind "Change". */
const strip = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 var(--s-3)',
  padding: 'var(--s-1) var(--s-3) var(--s-2)',
  borderRadius: 'var(--r-3)',
  background: 'var(--ok-bg)',
  color: 'var(--text)',
  '& > svg': {
    width: 32,
    height: 32,
    padding: 6,
    borderRadius: '10px 10px 4px 10px',
    background: 'var(--erva-600)',
    color: '#fff',
  },
  '& > div': { gridColumn: '1 / -1' },
  '@media (forced-colors: active)': { border: '1px solid' },
  [media(768)]: {
    padding: 'var(--s-3)',
    '& > svg': { gridRow: '1 / 3', alignSelf: 'start', width: 44, height: 44, padding: 10 },
    '& > div': { gridColumn: '2 / -1' },
  },
})
const besides = css({ display: 'none', [media(768)]: { display: 'inline' } })
const found = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 var(--s-3)',
  minHeight: 26,
  fontSize: 'var(--t-small)',
  '& > a': { display: 'none', paddingBlock: 10, fontWeight: 600, [media(768)]: { display: 'inline' } },
})
const verdicts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s-3)',
  fontWeight: 700,
  fontSize: 'var(--t-micro)',
  lineHeight: 1.7,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& > li:first-of-type': { color: 'var(--ok)' },
  '& > li:last-of-type': { color: 'var(--error)' },
  [media(768)]: {
    gap: 'var(--s-2)',
    '& > li': { padding: '2px 10px', borderRadius: 'var(--r-petal)', background: 'var(--surface)' },
  },
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
export const SafeStrip = ({ filters, counts: known, failed, toFilters, toAllergens, onRetry }: SafeStripProps) => {
  const words = useWords(MENU_FILTERS_WORDS)
  const locale = useLocale()
  const profile = profileOf(filters)
  const { avoid } = profile
  const rows =
    known === null
      ? []
      : ([
          ['safe', words.safeCount(known.safe)],
          // Of a diet there are no traces.
          ...(avoid.length === 0 ? [] : ([['may-contain', words.mayContainCount(known.mayContain)]] as const)),
          ['unsafe', words.unsafeCount(known.notForYou)],
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
      <ShieldCheckFillIcon size={24} />
      <p>
        <b>
          {words.isOn} {profileLine(profile, locale)}.
        </b>
        <span css={besides}> {words.weCheck}</span>
      </p>
      <ButtonLink component={Link} variant="outline" size="small" {...toFilters}>
        {words.change}
      </ButtonLink>
      <div css={found}>
        <div role="status">
          {rows.length === 0 ? (
            <p>{words.checkingAll}</p>
          ) : (
            <ul css={verdicts}>
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
        <Link {...toAllergens}>{words.allAllergens}</Link>
      </div>
    </section>
  )
}
