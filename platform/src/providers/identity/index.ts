export { identityProviderRoutes } from './oidc/provider.routes'
export { signIns } from './oidc/provider.sign-ins'
