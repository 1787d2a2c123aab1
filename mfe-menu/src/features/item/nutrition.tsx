import type { MenuItem } from '@galo/contracts/menu'
import { css } from '@galo/css'
import type { Selection } from '@galo/domain'
import { useStore } from '@galo/state'
import { Button, Notice, Skeleton, Text, VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import { NutritionTable } from './nutrition-table'
import { nutritionWith } from './nutrition.model'
import { NUTRITION_WORDS } from './nutrition.words'
import { disclosure } from './disclosure-style'

const inside = css({ display: 'grid', gap: 'var(--s-2)', paddingBlock: '0 var(--s-3)' })

/** The other dishes of the menu, which some choices are a portion of. They are several times the dish, and come when somebody looks. */
export interface OtherDishes {
  readonly dishOf: (itemId: string) => MenuItem | undefined
  readonly bring: () => void
  /** They did not come, or came without one that is asked for. */
  readonly haveFailed: boolean
  readonly retry: () => void
}

interface NutritionProps {
  readonly item: MenuItem
  readonly selection: Selection
  readonly quantity: number
  readonly others: OtherDishes
}

/** What a portion holds, behind one press: the ten figures of the dish as it was made up. */
export const Nutrition = ({ item, selection, quantity, others }: NutritionProps) => {
  const words = useWords(NUTRITION_WORDS)
  /** The figures stay for whoever opens them; their heading tells nobody who did not ask. */
  const hidesCalories = useStore('menuFilters', ({ hideCalories }) => hideCalories)
  const facts = nutritionWith(item, selection, others.dishOf)
  const tryAgain = (
    <Button variant="soft" size="small" onClick={others.retry}>
      {words.tryAgain}
    </Button>
  )
  return (
    <details css={disclosure} onToggle={others.bring}>
      <summary>
        <h3>{words.heading}</h3>
        {facts !== null && hidesCalories !== true && <span>{words.kcal(facts.kcal)}</span>}
      </summary>
      <div css={inside}>
        {facts !== null && <NutritionTable dish={item.displayName} facts={facts} quantity={quantity} />}
        {facts === null && others.haveFailed && (
          <Notice tone="error" action={tryAgain}>
            {words.notHere}
          </Notice>
        )}
        {facts === null && !others.haveFailed && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{words.bringing}</VisuallyHidden>
            <Skeleton height={260} radius={16} />
          </div>
        )}
        <Text size="small" tone="soft">
          {words.withChoices}
        </Text>
      </div>
    </details>
  )
}
