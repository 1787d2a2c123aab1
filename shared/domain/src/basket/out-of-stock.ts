export interface StockChoice {
  readonly id: string
  readonly displayName: string
  /** The code stock is counted by; of a choice, that of the dish it is a portion of. */
  readonly plu: string
}

export interface StockModifier<C extends StockChoice = StockChoice> {
  readonly id: string
  /** The customer decides how many of each, so a sold-out choice is marked instead of removed. */
  readonly selectableQuantity?: boolean | undefined
  /** As chosen: what was taken twice is listed twice. */
  readonly choices: readonly C[]
}

/** The parts of a basket's line that the rule reads; `id` leads back to the rest. */
export interface StockLine<M extends StockModifier = StockModifier> {
  readonly id: string
  readonly displayName: string
  readonly plu: string
  readonly modifiers: readonly M[]
}

type Marked<T> = T & { readonly outOfStock: boolean }

/** A line that stays. `outOfStock` is set on a marked choice, its modifier and its line. */
export type MarkedLine = Marked<StockLine<Marked<StockModifier<Marked<StockChoice>>>>>

export interface RemovedItem {
  readonly name: string
  readonly plu: string
}

export interface StockUpdate {
  readonly lines: readonly MarkedLine[]
  /** Each once, in the order of the basket, for the message to the customer. */
  readonly removed: readonly RemovedItem[]
}

const eachOnce = (removed: readonly RemovedItem[]): readonly RemovedItem[] => [
  ...new Map(removed.map((each) => [`${each.plu} ${each.name}`, each])).values(),
]

/**
 * What is left of a basket when `soldOut` codes are gone (F12). A dish that sold out leaves; a choice leaves its dish,
 * unless it stands in a modifier with quantities, where it is marked and keeps the order back until the customer decides.
 * A dish may be left with a choice too few: `selectionProblems` says so, as for any other line.
 */
export const updateStock = (lines: readonly StockLine[], soldOut: ReadonlySet<string>): StockUpdate => {
  const isGone = ({ plu }: { readonly plu: string }) => soldOut.has(plu)
  const removed: RemovedItem[] = []
  const remove = ({ displayName, plu }: Pick<StockChoice, 'displayName' | 'plu'>) =>
    removed.push({ name: displayName, plu })

  const left: MarkedLine[] = []
  for (const line of lines) {
    if (isGone(line)) {
      remove(line)
      continue
    }
    const modifiers = line.modifiers.map((modifier) => {
      const stays = (choice: StockChoice) => modifier.selectableQuantity === true || !isGone(choice)
      modifier.choices.filter((choice) => !stays(choice)).forEach(remove)
      const choices = modifier.choices.filter(stays).map((choice) => ({ ...choice, outOfStock: isGone(choice) }))
      return { ...modifier, choices, outOfStock: choices.some(({ outOfStock }) => outOfStock) }
    })
    left.push({ ...line, modifiers, outOfStock: modifiers.some(({ outOfStock }) => outOfStock) })
  }
  return { lines: left, removed: eachOnce(removed) }
}

/** Whether a line has a choice that sold out: until it is changed, nobody can pay (G13). */
export const blocksCheckout = (lines: readonly { readonly outOfStock: boolean }[]): boolean =>
  lines.some(({ outOfStock }) => outOfStock)
