import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { withClassName } from './with-class-name'

export { Fragment } from 'react/jsx-dev-runtime'
export type * as JSX from './jsx'

/** What JSX is compiled to in development: React's own, with a class name for `css`. */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
) => react.jsxDEV(type, withClassName(props), key, isStatic, source, self)
