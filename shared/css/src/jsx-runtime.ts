import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'
import { withClassName } from './with-class-name'

export { Fragment } from 'react/jsx-runtime'
export type * as JSX from './jsx'

/** What JSX is compiled to: React's own, with a class name for `css`. */
export const jsx = (type: ElementType, props: object, key?: Key) => react.jsx(type, withClassName(props), key)

/** The same with several children. */
export const jsxs = (type: ElementType, props: object, key?: Key) => react.jsxs(type, withClassName(props), key)
