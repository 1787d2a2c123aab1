import { readFigures } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import type { Platform } from '../../kernel/platform'
import { figuresOf } from './figures'

/** A day in figures: below the console. */
export const figuresRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')
  answer(readFigures, ({ query }) => figuresOf(platform.db, query, platform.clock.now()))
  return routes
}
