import { useDeferredValue } from 'react'
import { useHydrated } from '@galo/ui'
import { ItemFacts, type ItemFactsProps } from './item-facts'

/**
 * They stand below what is asked, and a pick may draw half of them anew: the sheet that opens, and what is picked in it, is shown first. They alone
 * are drawn again then. In the server's page they stand at once.
 */
export const LateFacts = (props: ItemFactsProps) => {
  const facts = <ItemFacts {...props} />
  return useDeferredValue(facts, useHydrated() ? null : facts)
}
