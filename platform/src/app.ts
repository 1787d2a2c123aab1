import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { basketRoutes } from './basket/basket.routes'
import { capacityRoutes } from './capacity/capacity.routes'
import { collectorRoutes } from './collector/collector.routes'
import { consoleRoutes } from './console/console.routes'
import { clockRoutes } from './clock/clock.routes'
import { createVisitClock } from './clock/visit-clock'
import { consolePageRoutes } from './console/page.routes'
import { applyFaults } from './faults/faults.apply'
import { ofrepRoutes } from './flags/ofrep.routes'
import { discountsRoutes } from './discounts/discounts.routes'
import { fraudRoutes } from './fraud/fraud.routes'
import { BODY_LIMIT } from './http/body'
import { ourPagesOnly, ownHostsOnly } from './http/own-hosts'
import { refuseUnreadableAddress } from './http/readable'
import { answerErrorsAs, notFound, Refusal } from './http/refusal'
import { otherMethodsAt } from './http/wrong-method'
import { identityRoutes } from './identity/identity.routes'
import { providerRoutes } from './identity/provider/provider.routes'
import { geoRoutes } from './localities/geo.routes'
import { localitiesRoutes } from './localities/localities.routes'
import { mediaRoutes } from './media/media.routes'
import { menuAvailabilityRoutes, menuRoutes } from './menu/menu.routes'
import { ordersRoutes } from './orders/orders.routes'
import { paymentRoutes } from './payment/payment.routes'
import type { SteppedPlatform } from './platform'
import { profileRoutes } from './profile/profile.routes'
import { quotesRoutes } from './quotes/quotes.routes'
import { recommendationsRoutes } from './recommendations/recommendations.routes'
import { restaurantRoutes } from './restaurants/restaurants.routes'
import { cardStandInRoutes } from './stand-ins/card/card.routes'
import { mapsStandInRoutes } from './stand-ins/maps/maps.routes'
import { recordSecurity } from './security/security.log'
import { walletRoutes } from './wallet/wallet.routes'

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
