import { lazy, Suspense } from 'react'
import { useStore } from '@galo/state'

const YourGalos = lazy(() =>
  import('./your-galos').then(
    (m) => ({ default: m.YourGalos }),
    // Nobody waits for it.
    () => ({ default: () => null }),
  ),
)

/** The restaurants of who is signed in, once their code is there. */
export const LateYourGalos = () => {
  const isCustomer = useStore('session', ({ user }) => user !== null) ?? false
  return (
    isCustomer && (
      <Suspense>
        <YourGalos />
      </Suspense>
    )
  )
}
