import type { ReactNode } from 'react'
import { EnvironmentProvider, type AppEnvironment } from '../app-environment'
import { createFakeRemotes } from './a-visit'

/** A part of the shell with the modules of its remotes round it, and nothing else of a visit. */
export const InEnvironment = ({ children }: { readonly children: ReactNode }) => (
  <EnvironmentProvider value={{ registry: createFakeRemotes().registry } as AppEnvironment}>
    {children}
  </EnvironmentProvider>
)
