// First, so that it is there before the library is loaded.
import { hearWarnings } from './runtime-notice'

/** The library, loaded without its notice about Node; whoever wants more of it than types takes it from here. */
export { errors, interactionPolicy, Provider } from 'oidc-provider'

hearWarnings()
