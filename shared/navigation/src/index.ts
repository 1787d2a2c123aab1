export {
  contactOf,
  definePage,
  failNaming,
  found,
  notFound,
  redirectTo,
  type LoaderContext,
  type LoaderResult,
  type PageProps,
  type PageRoute,
  type Contact,
  type Elsewhere,
} from './page'
export {
  defineFragment,
  FragmentSlot,
  FragmentSlotProvider,
  type FragmentModule,
  type FragmentName,
  type FragmentProps,
  type FragmentSlotProps,
} from './fragment'
export { sitePaths } from './site-paths'
export * from './router'
