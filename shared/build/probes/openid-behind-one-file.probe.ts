// @plant shell/server/auth/__probe__.ts
export { randomState } from 'openid-client'
