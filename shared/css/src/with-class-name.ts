import { classNameOf, type Styles } from '@galo/css'

/** Whose elements these are: each build says so, and has this file for itself. */
const OWNER = process.env.STYLE_OWNER ?? 'test'

/** Properties in which `css`, if there was one, has become a class name. */
export const withClassName = (props: object): object => {
  if (!('css' in props)) return props
  const { css, ...rest } = props as { css: Styles; className?: string }
  const className = classNameOf(OWNER, css, rest.className)
  if (className !== '') rest.className = className
  return rest
}
