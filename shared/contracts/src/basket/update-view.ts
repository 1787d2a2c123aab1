import * as z from '@galo/schema'
import { instantSchema } from '../fulfilment'
import type { SignedBasket } from './basket.schema'

/** Longer than any id of a basket, a line or a dish. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(100))

/** The last signed basket, flat, as every change sends it back (F05). What else is in `basket` is checked by its signature, not by its shape. */
export const viewShape = {
  basket: z.looseObject({ id: idSchema, revision: z.number().check(z.int()) }),
  expiry: instantSchema,
  signature: z.string().check(z.minLength(1), z.maxLength(200)),
}
export const updateViewSchema = z.object(viewShape)
export type UpdateView = z.infer<typeof updateViewSchema>

/**
 * What every change brings: the basket it is made over, and a number of its own. However often and in whatever order a change with this number arrives, it is
 * made once; afterwards the answer is the basket as it is, whatever basket came along.
 */
export const changeShape = { ...viewShape, change_id: z.optional(idSchema) }
export const changeViewSchema = z.object(changeShape)
export type ChangeView = z.infer<typeof changeViewSchema>

/** The signed basket as it goes back, with what is to change. */
export const updateView = <E extends object>(
  { data, expiry, signature }: SignedBasket,
  extra: E,
): { readonly basket: SignedBasket['data']; readonly expiry: string; readonly signature: string } & E => ({
  basket: data,
  expiry,
  signature,
  ...extra,
})
