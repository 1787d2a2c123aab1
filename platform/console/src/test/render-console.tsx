import { render, type RenderResult } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode, type ReactElement } from 'react'
import { act, createFakeHttp, type FakeHttp } from '@galo/testing'
import type { Locale } from '@galo/words'
import type { ConsoleEvent } from '../../calls'
import { Providers } from '../app/providers'
import { applyEvent } from '../data/apply-event'
import type { FollowEvents } from '../data/follow-events'
import { createPlatformClock } from '../data/platform-clock'
import { createQueryClient } from '../data/query-client'
import { ENGLISH } from './builders'

/** A Tuesday evening. */
export const NOW = '2026-11-17T18:31:07Z'

export interface ConsoleScreen extends RenderResult {
  readonly user: UserEvent
  readonly http: FakeHttp
  /** What holds the answers. */
  readonly client: QueryClient
  /** The platform sends an event; resolves once it is on the screen. */
  pushEvent(event: ConsoleEvent): Promise<void>
  /** The line comes and goes, for what listens to it. */
  setConnected(isConnected: boolean): Promise<void>
}

/** The query cache notifies its readers a moment later. */
const settled = (happens: () => void): Promise<void> =>
  act(async () => {
    happens()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Renders a part of the console on a platform that answers by call name, as `createFakeHttp` does. */
export const renderConsole = (
  element: ReactElement,
  answers: Parameters<typeof createFakeHttp>[0] = {},
  locale: Locale = ENGLISH,
): ConsoleScreen => {
  const http = createFakeHttp(answers)
  const client = createQueryClient()
  let onEvent: Parameters<FollowEvents>[0] | undefined
  let onConnection: Parameters<FollowEvents>[1] = () => {}
  const services = {
    http,
    clock: createPlatformClock(() => Date.parse(NOW)),
    createId: () => '3f0e1b9a-6d2c-4a57-8c11-9d5f00a2b7e4',
    followEvents: ((eventListener, connectionListener) => {
      onEvent = eventListener
      onConnection = connectionListener
      return () => {}
    }) satisfies FollowEvents,
  }
  const rendered = render(element, {
    wrapper: ({ children }) => (
      <StrictMode>
        <Providers services={services} locale={locale} client={client}>
          {children}
        </Providers>
      </StrictMode>
    ),
  })
  return {
    ...rendered,
    user: userEvent.setup(),
    http,
    client,
    pushEvent: (event) => settled(() => (onEvent === undefined ? applyEvent(client, event) : onEvent(event))),
    setConnected: (isConnected) => settled(() => onConnection(isConnected)),
  }
}
