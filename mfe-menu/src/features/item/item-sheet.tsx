import { useState, type ReactNode } from 'react'
import type { ItemRequest } from '@galo/contracts/basket'
import type { MenuItem } from '@galo/contracts/menu'
import type { TraceId } from '@galo/contracts/trace'
import { css } from '@galo/css'
import { formatMoney, MAX_LINE_QUANTITY, type FulfilmentType } from '@galo/domain'
import type { LinkProps } from '@galo/navigation'
import { useStore } from '@galo/state'
import { Notice, Price, Sheet, Stepper, WaitingButton, useHydrated, type HeatLevel } from '@galo/ui'
import { useWords } from '@galo/words'
import type { Extra } from '../../../remote'
import { CrossSell } from './cross-sell'
import { extraPrice, toExtra } from './cross-sell.model'
import { keepHalfMade, type MadeUp } from './half-made'
import { heatOf, totalFor } from './item-configurator.model'
import { ItemIntro } from './item-head'
import { goToQuestion, ItemQuestions } from './item-questions'
import type { SaferChoices } from './item-safety.model'
import { SafetyLine, SafetyNotice } from './item-safety'
import { ItemStage } from './item-stage'
import { ItemUnready } from './item-unready'
import { LateFacts } from './late-facts'
import type { ItemCard } from './item.data'
import { toModifierRequests } from './item.model'
import type { OtherDishes } from './nutrition'
import { SafetyQuestion } from './safety-question'
import { useCrossSell } from './use-cross-sell'
import { useConfigurator } from './use-configurator'
import { useItemSafety } from './use-item-safety'
import { ITEM_SHEET_WORDS } from './item-sheet.words'

const FORM_ID = 'item-form'

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-2)',
  width: '100%',
  minWidth: 0,
  // Beside the stepper its words may take two lines: on the narrowest phone a row of its own would push the flames out of sight. Large text has one.
  '& > button': { flex: '1 1 9rem', minWidth: 0, lineHeight: 1.1, textAlign: 'start' },
  '@media (max-width: 499px)': { '& > button': { paddingInline: 'var(--s-3)', gap: 'var(--s-2)', fontSize: '1rem' } },
})

/** Where the press was: what stands above the choices has been scrolled away by who made them. */
const beside = css({ flexBasis: '100%' })

/** What became of adding: done, or words to read before trying again. `asked`: another question came first. */
export type AddOutcome =
  { readonly kind: 'added' } | { readonly kind: 'asked' } | { readonly kind: 'failed'; readonly words: string }

export interface ItemSheetProps {
  readonly card: ItemCard
  /** Whether the customer likes it, beside its price. */
  readonly heart?: ReactNode
  /** Of the whole menu. */
  readonly cards: readonly ItemCard[]
  /** The whole dish; `null` while it is on its way. */
  readonly item: MenuItem | null
  readonly failed: boolean
  /** The trace of what failed. */
  readonly reference: TraceId | null
  readonly onRetry: () => void
  readonly fulfilmentType: FulfilmentType
  readonly unavailable: ReadonlySet<string>
  /** Given, a line of the basket is made up anew. */
  readonly before?: (MadeUp & { readonly line: string }) | undefined
  /** The menu's other dishes, for what choices are a portion of. */
  readonly others: OtherDishes
  /** To the allergens of the whole menu, on top of this. */
  readonly toAllergens: Pick<LinkProps, 'to' | 'state'>
  readonly pictureOf: (itemId: string) => string | undefined
  /** Why nothing can be ordered from this menu now. */
  readonly notOrderable?: { readonly title: string; readonly text: string } | null
  /**
   * Absent when nothing can be ordered here now. With `isOfAge` the customer has just said that they are old enough for it; `asked` is what the
   * button said it costs, in minor units.
   */
  readonly onAdd:
    | ((request: ItemRequest, isOfAge: boolean, crossSell: readonly Extra[], asked?: number) => Promise<AddOutcome>)
    | undefined
  readonly onClose: () => void
}

const isHeatLevel = (heat: number | null): heat is HeatLevel => heat !== null && [0, 1, 2, 3, 4, 5].includes(heat)

const unreadiness = ({ card, item, failed, onAdd }: ItemSheetProps) => {
  if (card.soldOut) return 'sold-out'
  if (onAdd === undefined) return 'not-orderable'
  if (item === null) return failed ? 'failed' : 'on-its-way'
  return null
}

/** A dish: what is in it, what may be chosen, and the way into the basket; the price in the button is what will be charged for it. */
export const ItemSheet = (props: ItemSheetProps) => {
  const { card, item, fulfilmentType, unavailable, before, pictureOf, onAdd, onRetry, onClose } = props
  const words = useWords(ITEM_SHEET_WORDS)
  const keptAs = `${card.id} ${before?.line ?? ''}`
  const configurator = useConfigurator(item, unavailable, keptAs, before)
  const { selection, quantity } = configurator
  const isAlive = useHydrated()
  const [isAdding, setIsAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  // Whoever is asked about the dish anyway is asked about their age with it: two dialogs in a row are pressed away unread.
  const hasAlcohol = useStore('basket', ({ signed }) => signed?.data.menu_items.some((line) => line.age_restricted))
  const asksAge = card.ageRestricted && hasAlcohol !== true
  const { mark, isUnsafeNow, safety } = useItemSafety(item, selection, unavailable)
  const selling = useCrossSell(item, props.cards, props.others, keptAs)
  // Who was just told why it was refused keeps the words beside what they pressed.
  const reason = isAdding || failure !== null ? null : unreadiness(props)
  const heat = item === null ? null : heatOf(item, selection)
  const total =
    item === null ? null : totalFor(item, selection, quantity, fulfilmentType, selling.taken.map(extraPrice))

  const add = async (isOfAge = false) => {
    if (item === null || onAdd === undefined || isAdding) return
    setIsAsking(false)
    setFailure(null)
    setIsAdding(true)
    const request = { id: item.id, quantity, modifiers: toModifierRequests(item, selection) }
    const taken = selling.takenNow()
    const asked = totalFor(item, selection, quantity, fulfilmentType, taken.map(extraPrice))?.value
    const outcome = await onAdd(request, isOfAge, taken.map(toExtra), asked)
    setIsAdding(false)
    if (outcome.kind === 'added') {
      keepHalfMade(keptAs, null)
      onClose()
    }
    if (outcome.kind === 'failed') setFailure(outcome.words)
  }

  /** A dish that doesn't suit takes one step more, and never one careless press. */
  const addOrAsk = () => {
    if (isAdding) return
    const problem = configurator.check()
    if (problem !== null) return goToQuestion(problem)
    if (isUnsafeNow()) return setIsAsking(true)
    void add()
  }
  const takeSafer = (safer: SaferChoices) => {
    setIsAsking(false)
    configurator.takeAll(safer.selection)
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={card.displayName}
      aside={
        <>
          <Price large>{formatMoney(card.price)}</Price>
          {props.heart}
        </>
      }
      intro={<ItemIntro card={card} item={item} selection={selection} />}
      stage={<ItemStage card={card} heat={isHeatLevel(heat) ? heat : null} />}
      heat={isHeatLevel(heat) ? heat : undefined}
      foot={
        reason === null ? (
          <div css={foot}>
            {failure !== null && (
              <Notice tone="error" live css={beside}>
                {failure}
              </Notice>
            )}
            {safety !== null && <SafetyLine safety={safety} />}
            <Stepper
              tall
              label={card.displayName}
              value={quantity}
              max={MAX_LINE_QUANTITY}
              onChange={configurator.setQuantity}
            />
            <WaitingButton
              // Before its code is here the browser would send the form itself, and lose the dish. A press that comes early is made again.
              type={isAlive ? 'submit' : 'button'}
              onClick={isAlive ? undefined : addOrAsk}
              form={FORM_ID}
              variant="next"
              busy={isAdding && (before === undefined ? words.adding : words.changing)}
              end={total === null ? undefined : formatMoney(total)}
            >
              {before === undefined ? words.add : words.update}
            </WaitingButton>
          </div>
        ) : undefined
      }
    >
      {reason !== null && (
        <ItemUnready reason={reason} notOrderable={props.notOrderable} reference={props.reference} onRetry={onRetry} />
      )}
      {item !== null && reason === null && (
        <ItemQuestions
          formId={FORM_ID}
          item={item}
          configurator={configurator}
          total={total === null ? undefined : formatMoney(total)}
          unavailable={unavailable}
          mark={mark}
          pictureOf={pictureOf}
          isMore={selling.taken.length > 0}
          onSubmit={addOrAsk}
        />
      )}
      {reason === null && <CrossSell {...selling} />}
      {safety !== null && <SafetyNotice safety={safety} onTake={takeSafer} />}
      {item !== null && (
        <LateFacts
          item={item}
          selection={selection}
          quantity={quantity}
          others={props.others}
          toAllergens={props.toAllergens}
        />
      )}
      {isAsking && safety !== null && (
        <SafetyQuestion
          safety={safety}
          forAdults={asksAge}
          onAdd={() => void add(asksAge)}
          onTake={takeSafer}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Sheet>
  )
}
