export {
  definePage,
  definePages,
  failTelling,
  found,
  notFound,
  redirectTo,
  type AheadContext,
  type LoaderContext,
  type LoaderResult,
  type PageCode,
  type PageProps,
  type PageRoute,
  toldBy,
  type Told,
  type Contact,
  type Elsewhere,
} from './page'
export {
  defineFragment,
  FragmentOutlet,
  FragmentOutletProvider,
  type FragmentModule,
  type FragmentName,
  type FragmentProps,
  type FragmentOutletProps,
} from './fragment'
export { pathTo, type PagePath } from './path-to'
export { sitePaths } from './site-paths'
export * from './router'
export { useMenuOfBasket } from './menu-of-basket'
export { useWantedFulfilment } from './wanted-fulfilment'
