import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { FragmentModule, FragmentName, FragmentOutletProps } from '@galo/navigation'
import { useEnvironment } from '../app-environment'
import { fragmentFrom } from '../remotes/default-export'
import { isRetryableLoad } from '../remotes/load-failure'
import { RemoteScope } from '../remotes/remote-scope'
import { Retry } from './retry'

type FragmentView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: FragmentModule }
  | { readonly kind: 'unavailable'; readonly isRetryable: boolean }

/**
 * Shows a fragment: its loading state first (on the server too), then the fragment, or what the page prepared for its absence.
 * A fragment that could not be had is asked for again: on the next page, after a pause, when the device comes back online, or when anything else
 * of its remote has come.
 */
export const ShellFragmentOutlet = <N extends FragmentName>({
  name,
  props,
  loading,
  unavailable,
}: FragmentOutletProps<N>): ReactNode => {
  const { visit, registry, services } = useEnvironment()
  const remote = visit.remotes.find(({ fragments }) => fragments.includes(name))
  const [view, setView] = useState<FragmentView>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  const onFailure = useEffectEvent((error: unknown) => {
    services.log('warning', 'A fragment could not be shown', { fragment: name, error })
    setView({ kind: 'unavailable', isRetryable: isRetryableLoad(error) })
  })

  useEffect(() => {
    if (remote === undefined) return
    let stale = false
    registry
      .load(remote, `./${name}`)
      .then((module) => fragmentFrom(module, name))
      .then(
        (module) => stale || setView({ kind: 'ready', module }),
        (error: unknown) => stale || onFailure(error),
      )
    return () => {
      stale = true
    }
  }, [remote, registry, name, attempt])

  if (remote === undefined) return unavailable
  if (view.kind === 'unavailable')
    return (
      <>
        {view.isRetryable && (
          <Retry failure={view} remote={remote.name} onRetry={() => setAttempt((count) => count + 1)} />
        )}
        {unavailable}
      </>
    )
  if (view.kind === 'loading') return loading
  const { Fragment } = view.module as unknown as FragmentModule<N>
  return createElement(
    'galo-fragment',
    { 'data-name': name, 'data-owner': remote.name },
    <RemoteScope
      remote={remote}
      onReplaced={() => {
        setView({ kind: 'loading' })
        setAttempt((count) => count + 1)
      }}
      unavailable={() => unavailable}
    >
      {createElement(Fragment, props)}
    </RemoteScope>,
  )
}
