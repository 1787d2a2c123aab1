import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { basketRoutes } from './modules/basket/basket.routes'
import { capacityRoutes } from './modules/capacity/capacity.routes'
import { collectorRoutes } from './modules/collector/collector.routes'
import { consoleRoutes } from './console/console.routes'
import { clockRoutes } from './kernel/clock/clock.routes'
import { createVisitClock } from './kernel/clock/visit-clock'
import { consolePageRoutes } from './console/page.routes'
import { applyFaults } from './modules/faults/faults.apply'
import { ofrepRoutes } from './modules/flags/ofrep.routes'
import { discountsRoutes } from './modules/discounts/discounts.routes'
import { fraudRoutes } from './modules/fraud/fraud.routes'
import { BODY_LIMIT } from './kernel/http/body'
import { ourPagesOnly, ownHostsOnly } from './kernel/http/own-hosts'
import { refuseUnreadableAddress } from './kernel/http/readable'
import { answerErrorsAs, notFound, Refusal } from './kernel/http/refusal'
import { otherMethodsAt } from './kernel/http/wrong-method'
import { identityRoutes } from './modules/identity/identity.routes'
import { providerRoutes } from './modules/identity/provider/provider.routes'
import { geoRoutes } from './modules/localities/geo.routes'
import { localitiesRoutes } from './modules/localities/localities.routes'
import { mediaRoutes } from './modules/media/media.routes'
import { menuAvailabilityRoutes, menuRoutes } from './modules/menu/menu.routes'
import { ordersRoutes } from './modules/orders/orders.routes'
import { paymentRoutes } from './modules/payment/payment.routes'
import type { SteppedPlatform } from './kernel/platform'
import { profileRoutes } from './modules/profile/profile.routes'
import { quotesRoutes } from './modules/quotes/quotes.routes'
import { recommendationsRoutes } from './modules/recommendations/recommendations.routes'
import { restaurantRoutes } from './modules/restaurants/restaurants.routes'
import { cardStandInRoutes } from './providers/card/stand-in/card.routes'
import { mapsStandInRoutes } from './providers/maps/stand-in/maps.routes'
import { recordSecurity } from './modules/security/security.log'
import { walletRoutes } from './modules/wallet/wallet.routes'

/** Every call the platform answers, one module per line. */
export const createApp = (platform: SteppedPlatform) => {
  const app = new Hono()
  const { visitClock, honourMockTime } = createVisitClock(platform.clock)
  // What is only looked at follows a visit's pretended time; all else keeps to the platform's.
  const looking = { ...platform, clock: visitClock }
  app.onError(answerErrorsAs('list'))
  app.notFound((c) => {
    const others = otherMethodsAt(c, app.routes)
    if (others.length === 0) return answerErrorsAs('list')(notFound('Path'), c)
    c.header('allow', others.join(', '))
    return answerErrorsAs('list')(new Refusal(405, 'METHOD_NOT_ALLOWED', `Only ${others.join(', ')} here`), c)
  })
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
  for (const path of ['/console/*', '/stand-ins/*', '/identity/provider/*', '/identity/sign-in/*'])
    app.use(path, ownHostsOnly(platform))
  app.use('/stand-ins/*', ourPagesOnly(platform), async (c, next) => {
    await next()
    // As the providers' own scripts are: for pages of any site.
    c.header('cross-origin-resource-policy', 'cross-origin')
  })
  if (platform.config.isLocal) {
    app.route('/console', consolePageRoutes())
    app.route(
      '/console/api',
      consoleRoutes(platform, () => app.routes),
    )
    app.use(applyFaults(platform))
  }
  if (platform.config.allowsMockTime) app.use(honourMockTime)

  app.route('/', clockRoutes(looking))
  app.route('/', identityRoutes(platform))
  app.route('/identity', providerRoutes(platform))
  app.route('/', restaurantRoutes(looking))
  app.route('/', capacityRoutes(looking))
  app.route('/', menuRoutes(looking))
  app.route('/', menuAvailabilityRoutes(looking))
  app.route('/', localitiesRoutes(platform))
  app.route('/js/geo', geoRoutes(platform))
  app.route('/', basketRoutes(platform))
  app.route('/', discountsRoutes(platform))
  app.route('/', recommendationsRoutes(platform))
  app.route('/', quotesRoutes(platform))
  app.route('/', profileRoutes(platform))
  app.route('/', walletRoutes(platform))
  app.route('/', paymentRoutes(platform))
  app.route('/', ordersRoutes(platform))
  app.route('/', fraudRoutes(platform))
  app.route('/media', mediaRoutes())
  app.route('/', ofrepRoutes(platform))
  app.route('/', collectorRoutes(platform))
  if (platform.config.isLocal) {
    app.route('/stand-ins/card', cardStandInRoutes(platform))
    app.route('/stand-ins/maps', mapsStandInRoutes(platform))
  }
  return app
}
