import type { AppEnvironment } from '../app-environment'

/** Alt and O, whatever character they make together, shows who made which part of the page; so does its flag, in an address. The code comes with the first wish. */
export const followOwnership = (environment: AppEnvironment): void => {
  const toggle = () => {
    import('./show-ownership').then(
      ({ toggleOwnership }) => toggleOwnership(environment),
      () => {},
    )
  }
  addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyO') toggle()
  })
  if (environment.services.flags.get('ownership-overlay') === true) toggle()
}
