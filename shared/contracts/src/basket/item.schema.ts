import * as z from '@galo/schema'
import { quantitySchema } from './quantity.schema'
import { idSchema } from './update-view'

/** What was chosen, by the modifier it was asked in; a choice taken twice is listed twice (F08). */
const chosenModifiersSchema = z
  .array(z.object({ id: idSchema, choices: z.array(idSchema).check(z.maxLength(50)) }))
  .check(z.maxLength(40))
export type ChosenModifiers = z.infer<typeof chosenModifiersSchema>

/** A line as it is asked for: `id` is the menu's for a dish that is to join the basket, the line's for one that is there. */
const itemShape = { id: idSchema, quantity: quantitySchema, modifiers: chosenModifiersSchema }

/** A dish that is to join. */
export const newItemSchema = z.object({
  ...itemShape,
  quantity: z._default(itemShape.quantity, 1),
  modifiers: z._default(itemShape.modifiers, []),
})
export type ItemRequest = z.infer<typeof newItemSchema>

/** What goes in with a dish (F08): lines of their own, in the same change. */
export const crossSellSchema = z._default(z.array(newItemSchema).check(z.maxLength(10)), [])

/** A line that is to change; without choices it keeps those it has. */
export const changedItemSchema = z.object({ ...itemShape, modifiers: z.optional(itemShape.modifiers) })
