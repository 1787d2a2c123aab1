import type { AppEnvironment } from '../app-environment'

/** Alt and O, whatever character they make together, shows who made which part of the page; so does its flag, in an address. The code comes with the first wish. */
export const followOwnership = (environment: AppEnvironment): void => {
  const toggle = () => {
    import('./show-ownership').then(
      ({ toggleOwnership }) => toggleOwnership(environment),
      () => {},
    )
  }
  addEventListener('keydown', ({ altKey, code, target }) => {
    // In a field it may be how somebody types a letter.
    if (altKey && code === 'KeyO' && !(target as Element).matches('input, textarea')) toggle()
  })
  if (environment.services.flags.get('ownership-overlay') === true) toggle()
}
