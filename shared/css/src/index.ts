export { classNameOf } from './class-name'
export { css, keyframes, type SerializedStyles, type Styles } from './css'
