import { isRejected } from '@galo/contracts/errors'
import type { ShareBasketWords } from './share-basket.words'

export type ShareRefusal = keyof ShareBasketWords['refusals']

const REFUSED: readonly ShareRefusal[] = ['TOO_MANY_SHARED_BASKETS', 'BASKET_EMPTY', 'NOT_FOUND']

/** Why there is no link, as its customer is told. */
export const shareRefusalOf = (error: unknown, isOnline: boolean): ShareRefusal => {
  if (!isOnline) return 'offline'
  return (isRejected(error) && REFUSED.find((code) => code === error.model.errorCode)) || 'other'
}

/** The address of a shared basket: on the menu it is from, had the way it was chosen for. Nothing of who shares it is in it. */
export const sharedLink = (origin: string, menuPath: string, id: string): string => {
  const link = new URL(menuPath, origin)
  link.searchParams.set('shared', id)
  return link.href
}
