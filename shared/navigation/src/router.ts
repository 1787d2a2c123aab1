/**
 * All of the router that the site uses, name by name. Nobody else imports it: what is not listed here is not in the bundle,
 * and a router upgrade has one place to be tried. A remote that needs another name adds it here, and that is a shell release.
 */
export { BrowserRouter, matchPath } from 'react-router-dom'
export type { Location } from 'react-router-dom'
export { Link, type LinkProps } from './link'
export { PageLocation, useLocation, useNavigationType, type ArrivalType } from './page-location'
export { useNavigate } from './use-navigate'
