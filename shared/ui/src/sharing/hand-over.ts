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
