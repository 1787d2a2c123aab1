import { readLetters, readTexts } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'
import { latestLetters, latestTexts } from './outbox.store'

const PAGE = 50

/** Below the console: the letters that were sent, the latest first, with their links, and the texts. */
export const outboxRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')
  answer(readLetters, async () => ({
    letters: (await latestLetters(platform.db, PAGE)).map(({ sentAt, ...letter }) => ({
      ...letter,
      sentAt: sentAt.toISOString(),
    })),
  }))
  answer(readTexts, async () => ({
    texts: (await latestTexts(platform.db, PAGE)).map(({ sentAt, ...text }) => ({
      ...text,
      sentAt: sentAt.toISOString(),
    })),
  }))
  return routes
}
