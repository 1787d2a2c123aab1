interface MainLink {
  readonly id: 'food' | 'restaurants' | 'card' | 'explore'
  readonly path: `/${string}`
  /** As in the table of all links. */
  readonly by: 'app' | 'site'
  /** The addresses of this part of the site begin so. */
  readonly below: string
}

/** What the full header leads to: of each part of the site the page it begins with. Apart from the table, which the browser has no need of. */
export const MAIN_LINKS: readonly MainLink[] = [
  { id: 'food', path: '/food/menu', by: 'site', below: '/food' },
  { id: 'restaurants', path: '/restaurants', by: 'site', below: '/restaurants' },
  { id: 'card', path: '/card/about', by: 'app', below: '/card' },
  { id: 'explore', path: '/explore/this-is-peri-peri', by: 'site', below: '/explore' },
]
