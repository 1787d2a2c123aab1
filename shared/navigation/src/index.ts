export {
  definePage,
  found,
  notFound,
  redirectTo,
  type LoaderContext,
  type LoaderResult,
  type PageProps,
  type PageRoute,
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
