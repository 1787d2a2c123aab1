import type { ConsoleEvent } from '@galo/console/calls'
import { runTestPlatform } from '../proof/world/start-test-platform'
import { createFeed } from './feed'

const platform = runTestPlatform()

/** Tables that can not be read until they are mended. */
const brokenTables = () => {
  let isBroken = true
  const db = new Proxy(platform.db, {
    get: (tables, name) => {
      if (isBroken) throw new Error('the database is away')
      return Reflect.get(tables, name)
    },
  })
  return { db, mend: () => (isBroken = false) }
}

it('sends away who comes while nothing can be read, so that their browser asks again, and then shows the board', async () => {
  const { db, mend } = brokenTables()
  const feed = createFeed({
    ...platform.assembled,
    db,
    origin: platform.url,
    stepNow: async () => {},
    closing: new AbortController().signal,
  })
  const heard: ConsoleEvent['name'][] = []
  await expect(feed.listen(({ name }) => heard.push(name))).rejects.toThrow('the database is away')
  mend()
  const leave = await feed.listen(({ name }) => heard.push(name))
  leave()
  expect(heard).toEqual(['board'])
})
