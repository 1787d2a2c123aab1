import { useEffect } from 'react'
import type { MenuItem } from '@galo/contracts/menu'
import type { TraceId } from '@galo/contracts/trace'
import { FailedState, Sheet, Skeleton, Text, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { AllergenTable } from './allergen-table'
import { allergenRows } from './allergen-table.model'
import { wide } from './allergen-table-style'
import { ALLERGEN_TABLE_WORDS } from './allergen-table.words'

interface AllergenSheetProps {
  readonly sections: Parameters<typeof allergenRows>[0]
  /** A whole dish, or `null` while it isn't here. */
  readonly dishOf: (slug: string) => MenuItem | null
  readonly bring: () => void
  readonly hasFailed: (slug: string) => boolean
  /** The trace of what failed. */
  readonly reference: TraceId | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The allergens of the whole menu, on top of whatever was open. */
export const AllergenSheet = ({
  sections,
  dishOf,
  bring,
  hasFailed,
  reference,
  onRetry,
  onClose,
}: AllergenSheetProps) => {
  const words = useWords(ALLERGEN_TABLE_WORDS)
  const rows = allergenRows(sections, dishOf)
  const isMissing = rows === null
  const isLost =
    isMissing && sections.some(({ items }) => items.some(({ slug }) => dishOf(slug) === null && hasFailed(slug)))
  useEffect(() => {
    if (isMissing) bring()
  }, [isMissing, bring])
  return (
    <Sheet open onClose={onClose} title={words.heading} intro={words.intro} css={wide}>
      {rows !== null && (
        <>
          <Text size="small" tone="soft">
            {words.key}
          </Text>
          <AllergenTable sections={rows} />
        </>
      )}
      {isLost && (
        <FailedState
          heading={words.notHere}
          text={words.askUs}
          reference={reference}
          onRetry={onRetry}
          retryLabel={words.tryAgain}
          level={3}
        />
      )}
      {isMissing && !isLost && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{words.bringing}</VisuallyHidden>
          <Skeleton height={420} radius={20} />
        </div>
      )}
    </Sheet>
  )
}
