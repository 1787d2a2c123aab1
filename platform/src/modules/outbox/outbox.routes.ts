import { readLetters, readPushes, readTexts } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'
import { latestPushes } from '../push'
import { latestLetters, latestTexts } from './outbox.store'

const PAGE = 50

/** Below the console: the letters that were sent, the latest first, with their links, the texts, and what was pushed. */
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
  answer(readPushes, async () => ({
    pushes: (await latestPushes(platform.db, PAGE)).map(
      ({ id, orderId, shortId, text, writtenAt, outcome, settledAt }) => ({
        ...{ id, orderId, shortId, text, outcome },
        writtenAt: writtenAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      }),
    ),
  }))
  return routes
}
