import type { Call } from '../measure/load'

/** A page as its browser asks for it, from where the site lies behind a proxy. */
export const pageCall = (site: string, cookie = ''): Call => ({
  url: `${site}/order/menu/deansgate`,
  method: 'GET',
  headers: { accept: 'text/html', 'accept-encoding': 'br', ...(cookie === '' ? {} : { cookie }) },
  status: 200,
})

/** Who is signed in here? */
export const sessionCall = (site: string, cookie = ''): Call => ({
  url: `${site}/order/api/auth/session`,
  method: 'GET',
  headers: cookie === '' ? {} : { cookie },
  status: 200,
})

const LINE = {
  level: 'warning',
  message: 'GET /menu/restaurants did not answer in time',
  details: { errorCode: 'UNKNOWN', status: 503, endPoint: '/menu/restaurants', errorClass: 'endpoint' },
}

/** So many lines come together. */
const LINES = 5

/** What a page that goes wrong says of itself. */
export const logCall = (site: string): Call => ({
  url: `${site}/order/api/log`,
  method: 'POST',
  headers: { 'content-type': 'text/plain;charset=UTF-8' },
  body: JSON.stringify({
    page: 'menu.restaurant',
    release: { shell: '1.0.0', 'mfe-menu': '1.0.0' },
    entries: Array.from({ length: LINES }, () => LINE),
  }),
  status: 204,
})
