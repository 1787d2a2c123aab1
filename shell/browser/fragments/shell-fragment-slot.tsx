import { createElement, useEffect, useState, type ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import type { FragmentModule, FragmentName, FragmentSlotProps } from '@galo/navigation'
import { useEnvironment } from '../app-environment'
import { fragmentFrom } from '../remotes/default-export'
import { RemoteSlot } from '../remotes/remote-slot'

type FragmentView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: FragmentModule }
  | { readonly kind: 'unavailable' }

/**
 * Fills a fragment's slot: its loading state first (on the server too), then the fragment, or what the page prepared for its absence.
 * A fragment that could not be had is asked for again when the page is shown anew or the device comes back online.
 */
export const ShellFragmentSlot = <N extends FragmentName>({
  name,
  props,
  loading,
  unavailable,
}: FragmentSlotProps<N>): ReactNode => {
  const { visit, registry, services } = useEnvironment()
  const remote = visit.remotes.find(({ fragments }) => fragments.includes(name))
  const [view, setView] = useState<FragmentView>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (remote === undefined) return
    let stale = false
    registry
      .load(remote, `./${name}`)
      .then((module) => fragmentFrom(module, name))
      .then(
        (module) => stale || setView({ kind: 'ready', module }),
        (error: unknown) => {
          if (stale) return
          services.log('warning', 'A fragment could not be shown', { fragment: name, error: String(error) })
          setView({ kind: 'unavailable' })
        },
      )
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => {
      stale = true
      removeEventListener('online', again)
    }
  }, [remote, registry, services, name, attempt])

  if (remote === undefined || view.kind === 'unavailable') return unavailable
  if (view.kind === 'loading') return loading
  const { Fragment } = view.module as unknown as FragmentModule<N>
  return (
    <RemoteSlot owner={remote.name as Owner} unavailable={() => unavailable}>
      {createElement(Fragment, props)}
    </RemoteSlot>
  )
}
