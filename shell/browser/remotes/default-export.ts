import type { FragmentModule, PageRoute } from '@galo/navigation'

const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined

const isPageRoute = (value: unknown): value is PageRoute =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'load' in value &&
  'Page' in value &&
  'Skeleton' in value

/** The page with this id out of the module that is to have it: the page, or several of them; throws when it hands over something else. */
export const pageFrom = (module: unknown, id: string): PageRoute => {
  const page = [defaultOf(module)].flat().find((one) => isPageRoute(one) && one.id === id)
  if (!isPageRoute(page)) throw new Error(`There is no page "${id}" in the module that is to have it`)
  return page
}

/** The fragment a remote exposes under its own name; throws when it hands over something else. */
export const fragmentFrom = (module: unknown, name: string): FragmentModule => {
  const fragment = defaultOf(module)
  if (
    typeof fragment !== 'object' ||
    fragment === null ||
    !('Fragment' in fragment) ||
    !('name' in fragment) ||
    fragment.name !== name
  )
    throw new Error(`This is not the fragment "${name}"`)
  return fragment as FragmentModule
}
