import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LocaleProvider, type Locale } from '@galo/words'
import { ConsoleProvider, type ConsoleServices } from '../data/console-context'
import { ToastProvider } from '../toast/toast'

interface ProvidersProps {
  readonly services: ConsoleServices
  readonly locale: Locale
  readonly client: QueryClient
  readonly children: ReactNode
}

/** What every view stands on. */
export const Providers = ({ services, locale, client, children }: ProvidersProps) => (
  <QueryClientProvider client={client}>
    <ConsoleProvider value={services}>
      <LocaleProvider locale={locale}>
        <ToastProvider>{children}</ToastProvider>
      </LocaleProvider>
    </ConsoleProvider>
  </QueryClientProvider>
)
