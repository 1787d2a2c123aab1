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

/** What a device can do with a link; a browser may have neither, or refuse. */
export interface LinkTaker {
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined
}

/** What became of a link: `by-hand` where the device took it neither way, `left` where somebody closed what they would have sent it with. */
export type Handed = 'sent' | 'copied' | 'by-hand' | 'left'

const hasLeft = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Hands a link over: to what the device shares with, else to be pasted. */
export const handOver = async (device: LinkTaker, data: { title: string; url: string }): Promise<Handed> => {
  if (device.share !== undefined) {
    try {
      await device.share(data)
      return 'sent'
    } catch (error) {
      if (hasLeft(error)) return 'left'
    }
  }
  try {
    if (device.clipboard === undefined) return 'by-hand'
    await device.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'by-hand'
  }
}
