import { filledFields, isPersonName, isPhone, isPostcodeOf, normalisePostcode, tidyText } from '@galo/domain'
import { z } from 'zod'
import type { SeedAddress } from '../../data/customers'

const MOST_NAME = 60
const MOST_LINE = 100
const MOST_INSTRUCTIONS = 250
const MOST_ADDRESSES = 10

const isName = (text: string): boolean => isPersonName(text) && text.length <= MOST_NAME

/** Empty is allowed and says nothing; what is not empty must be right. */
const filledWith = (isRight: (text: string) => boolean, words: string) =>
  z
    .string()
    .max(1_000)
    .nullish()
    .transform((text) => tidyText(text ?? ''))
    .refine((text) => text === '' || isRight(text), words)

/** C02: only what was filled in, tidied. */
export const profileUpdateSchema = z
  .object({
    givenName: filledWith(isName, `not a name, or longer than ${MOST_NAME}`),
    familyName: filledWith(isName, `not a name, or longer than ${MOST_NAME}`),
    mobileNumber: filledWith(isPhone, 'not a telephone number'),
  })
  .transform(filledFields)

const line = (most: number) => z.string().transform(tidyText).pipe(z.string().min(1).max(most))
const optionalLine = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => tidyText(text ?? '') || null)
    .pipe(z.string().max(most).nullable())

const addressSchema = z
  .object({
    primary: z.boolean().nullish(),
    line1: line(MOST_LINE),
    line2: optionalLine(MOST_LINE),
    postcode: optionalLine(MOST_LINE),
    city: line(MOST_LINE),
    country: z.enum(['GB', 'IE']),
    deliveryInstructions: optionalLine(MOST_INSTRUCTIONS),
  })
  .refine(
    ({ postcode, country }) => (postcode === null ? country === 'IE' : isPostcodeOf(marketOf(country), postcode)),
    {
      path: ['postcode'],
      message: 'not a postcode of that country',
    },
  )
  .transform(({ primary, ...address }): SeedAddress => {
    const postcode = address.postcode === null ? null : normalisePostcode(marketOf(address.country), address.postcode)
    return { ...address, postcode, primary: primary ?? false }
  })

const marketOf = (country: 'GB' | 'IE') => (country === 'GB' ? 'UK' : 'IE')

/** Q52: at most one primary; when nobody is said to be it, the first one is. */
export const addressesSchema = z.object({
  addresses: z
    .array(addressSchema)
    .max(MOST_ADDRESSES)
    .refine((all) => all.filter(({ primary }) => primary).length <= 1, 'only one can be primary')
    .transform((all) => {
      const hasPrimary = all.some(({ primary }) => primary)
      return all.map((address, index) => ({ ...address, primary: hasPrimary ? address.primary : index === 0 }))
    }),
})
