import { byId } from './dom.js'

const TITLES = {
  orders: 'Live orders',
  kitchens: 'Kitchens',
  people: 'People and codes',
  clock: 'Clock',
  flags: 'Feature flags',
  faults: 'Faults',
  logs: 'Logs and events',
}

/** What can be looked at for one restaurant alone. */
const BY_RESTAURANT = ['orders', 'kitchens']

/** One view at a time, by what stands behind the # of the address: back, forward and a shared link do as expected. */
export const createViews = (onShow) => {
  const wanted = () => {
    const name = location.hash.slice(1)
    return name in TITLES ? name : 'orders'
  }
  const show = (isMove) => {
    const name = wanted()
    for (const each of Object.keys(TITLES)) byId(`view-${each}`).hidden = each !== name
    for (const link of document.querySelectorAll('.side a')) {
      if (link.hash === `#${name}`) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    byId('choose').hidden = !BY_RESTAURANT.includes(name)
    byId('title').textContent = TITLES[name]
    document.title = `${TITLES[name]} | Galo console`
    onShow(name)
    if (isMove) byId(`view-${name}`).focus({ preventScroll: true })
  }
  addEventListener('hashchange', () => show(true))
  show(false)
  return { current: wanted }
}
