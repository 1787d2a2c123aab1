import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { BrandField, media, Page, Skeleton, VisuallyHidden } from '@galo/ui'

const head = css({ minHeight: 152, [media(768)]: { minHeight: 112 } })
const tabs = css({ height: 61, background: 'var(--surface)', borderBlockEnd: '1px solid var(--border)' })
const grid = css({
  display: 'grid',
  gap: 'var(--s-3)',
  paddingBlock: 'var(--s-6)',
  [media(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'var(--s-4)' },
  [media(1200)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 20, paddingInlineEnd: 396 },
})
const Waiting = () => (
  <div role="status">
    {useIsSlow() ? (
      <p css={slow}>The menu is taking its time. Still bringing it.</p>
    ) : (
      <VisuallyHidden>Bringing the menu</VisuallyHidden>
    )}
  </div>
)
const CARDS = ['1', '2', '3', '4', '5', '6']

const slow = css({ padding: 'var(--s-5) var(--gutter)', fontWeight: 600 })
/** Longer than that needs a word (row K05). */
const SLOW_MS = 2_000

const useIsSlow = (): boolean => {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}

/** The menu's own geometry, empty; after a while with a word that it is still coming. */
export const MenuPageSkeleton = () => (
  <div aria-busy="true">
    <BrandField as="header" css={head}>
      <Waiting />
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
