export { classNameOf } from './class-name'
export { css, cssOf, keyframes, type SerializedStyles, type Styles } from './css'
