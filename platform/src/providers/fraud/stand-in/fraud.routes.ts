import { Hono } from 'hono'
import { answerErrorsAs, Refusal } from '../../../kernel/http/refusal'
import { FRAUD_SCRIPT } from './fraud.script'

/** What our sites name themselves with at the stand-in. */
const KEY = 'galo-fraud'

/** The fraud service, standing in: the script that its client comes with. Sessions are our own platform's (`modules/fraud`). */
export const fraudStandInRoutes = () => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.get('/v1/client.js', (c) => {
    if (c.req.query('key') !== KEY) throw new Refusal(403, 'REQUEST_DENIED', 'key: not a site of ours')
    return c.body(FRAUD_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  })
  return routes
}
