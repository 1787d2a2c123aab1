import * as z from '@galo/schema'

/** A card that a customer has saved, by what may be shown of it (I05). */
const savedCardSchema = z.object({
  /** Pays for its customer only. */
  paymentMethodId: z.string(),
  /** The provider's own word: `visa`. */
  cardBrand: z.string(),
  cardLastFour: z.string(),
  /** 1 to 12. */
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.boolean(),
})

/** As they are to be offered: the one chosen last first, what has expired last. */
export const savedCardsSchema = z.object({ cards: z.array(savedCardSchema) })

export type SavedCard = Readonly<z.output<typeof savedCardSchema>>
