import { Hono, type Context } from 'hono'
import type { ReleaseStore } from '../releases/release-store'
import { resolveVisit } from '../releases/resolve-visit'
import { wrongMethod } from './methods'
import { noSuchFile, releasedScript } from './released-script'

/** So long, in seconds, a page elsewhere goes on with the release it has; a rollback reaches it by then. */
const FRESH_S = 300

/** Anybody's page may have it: what it is made of is public, and whoever asks is nobody in particular. */
export const FOR_EVERY_ORIGIN = { 'access-control-allow-origin': '*' } as const

/** Where what is for other people's pages lies. */
export const EMBEDS_PATH = '/order/embeds'

/** The remote whose release has it, and the file that it is. */
const embedIn = async (store: ReleaseStore, name: string) => {
  const { remotes } = resolveVisit(await store.document())
  for (const [app, { metadata, extras }] of Object.entries(remotes)) {
    const embeds = extras.embeds ?? {}
    const file = Object.hasOwn(embeds, name) ? embeds[name] : undefined
    if (file !== undefined) return { app, version: metadata.version, file, hash: extras.files[file] ?? '' }
  }
  return null
}

/**
 * The parts of the site that other people's pages show, each at an address that stays: `/order/embeds/restaurant-locator.js` is the one of the release that
 * everybody has. What only some visitors are given is not tried on somebody else's page.
 */
export const embedRoutes = (store: ReleaseStore): Hono =>
  new Hono()
    .get('/:file{[a-z-]+\\.js}', async (context: Context<object, '/:file'>) => {
      const embed = await embedIn(store, context.req.param('file').slice(0, -'.js'.length))
      if (embed === null) return noSuchFile(context)
      const { hash, ...file } = embed
      const headers = { ...FOR_EVERY_ORIGIN, 'cache-control': `public, max-age=${FRESH_S}`, etag: `"${hash}"` }
      if (context.req.header('if-none-match') === headers.etag) return context.body(null, 304, headers)
      return releasedScript(context, store, file, headers)
    })
    .get('/*', noSuchFile)
    .all('/*', wrongMethod('GET', 'HEAD'))
