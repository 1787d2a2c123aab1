import { isEmail, isPersonName, isPhone } from '@galo/domain'
import { z } from 'zod'
import { updateViewSchema } from '../basket/basket.requests'

const LONGEST_NAME = 100
const text = (isGood: (typed: string) => boolean, what: string) => z.string().max(254).refine(isGood, `not ${what}`)

const customerSchema = z.object({
  email: text(isEmail, 'an e-mail address'),
  first_name: text(isPersonName, 'a name').max(LONGEST_NAME),
  last_name: text(isPersonName, 'a name').max(LONGEST_NAME),
  phone_number: text(isPhone, 'a phone number'),
})

/** POST orders (J01, J02), the kind that is taken today: collection. */
export const submitOrderSchema = z.object({
  type: z.literal('COLLECTION', 'only COLLECTION is taken yet'),
  customer: customerSchema,
  signed_basket: updateViewSchema,
  payment_reference: z.string().min(1).nullish(),
  pickup_time: z.iso.datetime({ offset: true }),
})

export type SubmitOrder = z.infer<typeof submitOrderSchema>
