import { css } from '@galo/css'
import { BrandField, media, Page, Skeleton, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { MENU_PAGE_WORDS } from './menu-page.words'

const head = css({ minHeight: 152, [media(768)]: { minHeight: 112 } })
const tabs = css({ height: 61, background: 'var(--surface)', borderBlockEnd: '1px solid var(--border)' })
const grid = css({
  display: 'grid',
  gap: 'var(--s-3)',
  paddingBlock: 'var(--s-6)',
  [media(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--s-4)' },
  [media(1200)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 20, paddingInlineEnd: 396 },
})
const CARDS = ['1', '2', '3', '4', '5', '6']

/** The menu's own geometry, empty. That it takes long is said once, by the shell (row K05). */
export const MenuPageSkeleton = () => (
  <div aria-busy="true">
    <BrandField as="header" css={head}>
      <VisuallyHidden role="status">{useWords(MENU_PAGE_WORDS).bringingMenu}</VisuallyHidden>
    </BrandField>
    <div css={tabs} />
    <Page>
      <div css={grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} height={138} radius={20} />
        ))}
      </div>
    </Page>
  </div>
)
