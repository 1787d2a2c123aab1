export { css, keyframes, type SerializedStyles } from '@emotion/react'
