export { identityProviderRoutes } from './oidc/provider.routes'
