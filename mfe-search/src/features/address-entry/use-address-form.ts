import { useEffect, useState, type RefObject } from 'react'

const load = () => import('./address-form/address-form')
type AddressForm = Awaited<ReturnType<typeof load>>

/**
 * All that only some customers need of the field for a place, in code of its own: it comes with the first focus, also one from before this code was
 * here, or as soon as it `isNeeded`. Without it the search is whole.
 */
export const useAddressForm = (
  isNeeded: boolean,
  field: RefObject<HTMLInputElement | null>,
): readonly [AddressForm | null, () => void] => {
  const [code, setCode] = useState<AddressForm | null>(null)
  const bring = () => {
    if (code === null) load().then(setCode, () => {})
  }
  useEffect(() => {
    if (isNeeded || field.current === document.activeElement) load().then(setCode, () => {})
  }, [isNeeded, field])
  return [code, bring]
}
