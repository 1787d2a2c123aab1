import type { PGlite } from '@electric-sql/pglite'

/** What platform processes say to each other, and to themselves, through the database they share. */
export interface Notices {
  /**
   * Hears every notice on a channel, of whichever process, once its transaction is committed. Resolves, when it listens, to how to stop.
   * `onGap` is called when the connection was lost and is back: what was said meanwhile nobody hears any more.
   */
  listen(channel: string, hear: (text: string) => void, onGap: () => void): Promise<() => Promise<void>>
}

/** The embedded database has one process, and is never lost. */
export const embeddedNotices = (client: PGlite): Notices => ({
  listen: async (channel, hear) => {
    const stop = await client.listen(channel, hear)
    return () => stop()
  },
})

const TRY_AGAIN_MS = 1_000

/** A connection of its own for each listener: who listens on one of the pool's would keep it. */
export const serverNotices = (url: string): Notices => ({
  listen: async (channel, hear, onGap) => {
    const { default: pg } = await import('pg')
    let isOver = false
    let current: InstanceType<typeof pg.Client> | undefined
    let timer: NodeJS.Timeout | undefined

    const open = async (): Promise<void> => {
      const client = new pg.Client({ connectionString: url, keepAlive: true })
      const lost = () => {
        if (current !== client || isOver) return
        current = undefined
        client.end().catch(() => undefined)
        openAgain()
      }
      client.on('error', lost)
      client.on('end', lost)
      client.on('notification', ({ payload = '' }) => hear(payload))
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      current = client
    }
    const openAgain = () => {
      timer = setTimeout(() => {
        open().then(
          () => (isOver ? void current?.end() : onGap()),
          () => isOver || openAgain(),
        )
      }, TRY_AGAIN_MS)
    }

    await open()
    return async () => {
      isOver = true
      clearTimeout(timer)
      await current?.end()
    }
  },
})
