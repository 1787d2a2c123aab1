import '@galo/words/pseudo'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { AssembledPlatform } from './assemble'
import { basketRoutes } from './modules/basket'
import { capacityRoutes } from './modules/capacity'
import { collectorRoutes } from './modules/collector'
import { consentRoutes } from './modules/consent'
import { applyFaults } from './modules/faults'
import { ofrepRoutes } from './modules/flags'
import { codeRoutes, discountsRoutes } from './modules/discounts'
import { rewardRoutes } from './modules/loyalty'
import { recordFailures } from './modules/failures'
import { fraudRoutes } from './modules/fraud'
import {
  CONFIRM_EMAIL_PATH,
  confirmEmailRoutes,
  fontsRoutes,
  identityCallbacks,
  identityRoutes,
  lettersRoutes,
  NEW_PASSWORD_PATH,
  newPasswordRoutes,
} from './modules/identity'
import { addressBook, geoRoutes, localitiesRoutes } from './modules/localities'
import { mediaRoutes } from './modules/media'
import { menuAvailabilityRoutes, menuRoutes } from './modules/menu'
import { ordersRoutes } from './modules/orders'
import { sharingRoutes } from './modules/order-sharing'
import { updatesRoutes } from './modules/order-updates'
import { liveRoutes } from './modules/live'
import { paymentRoutes } from './modules/payment'
import { profileRoutes } from './modules/profile'
import { receiptsRoutes } from './modules/receipts'
import { quotesRoutes } from './modules/quotes'
import { recommendationsRoutes } from './modules/recommendations'
import { restaurantRoutes } from './modules/restaurants'
import { savedBasketsRoutes } from './modules/saved-baskets'
import { recordSecurity } from './modules/security'
import { walletRoutes } from './modules/wallet'
import { clockRoutes, createVisitClock } from './modules/clock'
import { consolePageRoutes, consoleRoutes } from './console-api'
import { BODY_LIMIT } from './kernel/http/body'
import { ourPagesOnly, ownHostsOnly } from './kernel/http/own-hosts'
import { refuseUnreadableAddress } from './kernel/http/readable'
import { answerErrorsAs, notFound, Refusal } from './kernel/http/refusal'
import { otherMethodsAt } from './kernel/http/wrong-method'
import type { SteppedPlatform } from './kernel/platform'
import { cardStandInRoutes, type CardStandIn } from './providers/card'
import { fraudStandInRoutes } from './providers/fraud'
import { identityProviderRoutes } from './providers/identity'
import { mapsStandInRoutes } from './providers/maps'
import { PUSH_STAND_IN_PATH, pushStandInRoutes } from './providers/push'

/** Where the card provider's stand-in answers, on a machine of one's own: its script, its pages, and its library's calls. */
export const CARD_STAND_IN_PATH = '/stand-ins/card'

/** Every call the platform answers, one module per line. */
export const createApp = (platform: SteppedPlatform & AssembledPlatform, cardStandIn: CardStandIn) => {
  const app = new Hono()
  const { visitClock, honourMockTime } = createVisitClock(platform.clock)
  // What is only looked at follows a visit's mock time; all else keeps to the platform's.
  const looking = { ...platform, clock: visitClock }
  app.onError(answerErrorsAs('list'))
  app.notFound((c) => {
    const others = otherMethodsAt(c, app.routes)
    if (others.length === 0) return answerErrorsAs('list')(notFound('Path'), c)
    c.header('allow', others.join(', '))
    return answerErrorsAs('list')(new Refusal(405, 'METHOD_NOT_ALLOWED', `Only ${others.join(', ')} here`), c)
  })
  app.use(recordFailures(platform, () => app.routes))
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      // The rest of the body is still on its way: the connection can not be used again.
      onError: (c) => {
        c.header('connection', 'close')
        throw new Refusal(413, 'BODY_TOO_LARGE', `body: larger than ${BODY_LIMIT} bytes`)
      },
    }),
  )
  app.use(refuseUnreadableAddress)
  app.use(recordSecurity(platform))
  for (const path of [
    '/console/*',
    '/stand-ins/*',
    '/identity/provider/*',
    '/identity/sign-in/*',
    '/identity/new-password/*',
    '/identity/confirm-email/*',
  ])
    app.use(path, ownHostsOnly(platform))
  app.use('/stand-ins/*', ourPagesOnly(platform), async (c, next) => {
    await next()
    // As the providers' own scripts are: for pages of any site.
    c.header('cross-origin-resource-policy', 'cross-origin')
  })
  if (platform.config.isLocal) {
    app.route('/console', consolePageRoutes(platform.config))
    app.route(
      '/console/api',
      consoleRoutes(platform, () => app.routes),
    )
    // Before the faults: pages of ours must be able to read a refusal of theirs as they would the provider's.
    app.use('/stand-ins/maps/*', cors({ origin: [...platform.config.siteOrigins], allowMethods: ['GET'] }))
    app.use(applyFaults(platform))
  }
  if (platform.config.allowsMockTime) app.use(honourMockTime)

  app.route('/', clockRoutes(looking))
  app.route('/', identityRoutes(platform))
  app.route('/', lettersRoutes(platform))
  app.route(NEW_PASSWORD_PATH, newPasswordRoutes(platform))
  app.route(CONFIRM_EMAIL_PATH, confirmEmailRoutes(platform))
  app.route('/identity/fonts', fontsRoutes())
  app.route('/identity', identityProviderRoutes(platform, identityCallbacks(platform)))
  app.route('/', restaurantRoutes(looking))
  app.route('/', capacityRoutes(looking))
  app.route('/', menuRoutes(looking))
  app.route('/', menuAvailabilityRoutes(looking))
  app.route('/', localitiesRoutes(platform))
  app.route('/js/geo', geoRoutes(platform))
  app.route('/', basketRoutes(platform))
  app.route('/', savedBasketsRoutes(platform))
  app.route('/', rewardRoutes(platform))
  app.route('/', codeRoutes(platform))
  app.route('/', discountsRoutes(platform))
  app.route('/', recommendationsRoutes(platform))
  app.route('/', quotesRoutes(platform))
  app.route('/', profileRoutes(platform))
  app.route('/', walletRoutes(platform))
  app.route('/', paymentRoutes(platform))
  app.route('/', ordersRoutes(platform))
  app.route('/', liveRoutes(platform))
  app.route('/', receiptsRoutes(platform))
  app.route('/', updatesRoutes(platform))
  app.route('/', sharingRoutes(platform))
  app.route('/', fraudRoutes(platform))
  app.route('/media', mediaRoutes())
  app.route('/', ofrepRoutes(platform))
  app.route('/', collectorRoutes(platform))
  app.route('/', consentRoutes(platform))
  if (platform.config.isLocal) {
    app.route(CARD_STAND_IN_PATH, cardStandInRoutes(cardStandIn))
    app.route('/stand-ins/fraud', fraudStandInRoutes())
    app.route(PUSH_STAND_IN_PATH, pushStandInRoutes(platform))
    app.route('/stand-ins/maps', mapsStandInRoutes(platform, addressBook(platform.db)))
  }
  return app
}
