/** What is needed once something may have to be said. */
export { ChoosingDialog } from './choosing-dialog'
export { verdictOn } from './choosing.model'
