import { useState } from 'react'
import { CUSTOMER_FIELDS, customerProblems, type CustomerField, type FulfilmentType } from '@galo/domain'
import { useStore, useWriter } from '@galo/state'
import { firstProblem, openFields, touchFields } from './personal-details.model'

/** Who an order of this type is for. Every letter is kept in the store, so that closing the section or a reload loses none. */
export const usePersonalDetails = (type: FulfilmentType) => {
  const details = useWriter('fulfilmentDetails')
  const checkout = useWriter('checkout')
  const personal = useStore('fulfilmentDetails', (state) => state.personal)
  const wantsNews = useStore('checkout', (state) => state.hasEmailMarketingConsent)
  const [touched, setTouched] = useState<readonly CustomerField[]>([])
  // From the store, so that a payment that is taken up from another tab shows whom it was for.
  const fields = touchFields(openFields(personal, type), touched)

  const keep = (changes: Partial<typeof personal>) =>
    details.setState((state) => ({ ...state, personal: { ...state.personal, ...changes } }))

  return {
    fields,
    personal,
    wantsNews,
    isBegun: CUSTOMER_FIELDS.some((name) => personal[name] !== ''),
    /** Saved, and still right: what is being retyped isn't. */
    isDone: personal.saved && customerProblems(personal, type).length === 0,
    type: (name: CustomerField, value: string) => keep({ [name]: value }),
    /** What was typed there is finished, as far as the customer is concerned. Nobody is told off in the middle of a word. */
    leave: (name: CustomerField) => {
      if (personal[name] !== '') setTouched((known) => (known.includes(name) ? known : [...known, name]))
    },
    setWantsNews: (wanted: boolean) => checkout.setState((state) => ({ ...state, hasEmailMarketingConsent: wanted })),
    /** Saves what is good; otherwise answers the first field to mend. */
    save: (): CustomerField | null => {
      setTouched(CUSTOMER_FIELDS)
      const problem = firstProblem(fields)
      if (problem === null) keep({ saved: true })
      return problem
    },
  }
}

export type PersonalDetails = ReturnType<typeof usePersonalDetails>
