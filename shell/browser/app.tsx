import { BusProvider } from '@galo/events'
import { FragmentOutletProvider } from '@galo/navigation'
import { ServicesProvider } from '@galo/services'
import { OwnerProvider, StateProvider } from '@galo/state'
import { EnvironmentProvider, type AppEnvironment } from './app-environment'
import { ShellFragmentOutlet } from './fragments/shell-fragment-outlet'
import { Chrome } from './layout/chrome'
import { PageOutlet } from './pages/page-outlet'

export type { AppEnvironment }

/** The whole page below the router, the same on both sides. */
export const App = ({ environment }: { readonly environment: AppEnvironment }) => (
  <EnvironmentProvider value={environment}>
    <ServicesProvider services={environment.services}>
      <BusProvider bus={environment.bus}>
        <StateProvider state={environment.state}>
          <FragmentOutletProvider outlet={ShellFragmentOutlet}>
            <OwnerProvider owner="shell">
              <Chrome>
                <PageOutlet />
              </Chrome>
            </OwnerProvider>
          </FragmentOutletProvider>
        </StateProvider>
      </BusProvider>
    </ServicesProvider>
  </EnvironmentProvider>
)
