import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useHydrated } from '@galo/ui'

const RETRY_MS = 15_000

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, RETRY_MS))

const Alive = ({ tell }: { readonly tell: (isAlive: true) => void }) => {
  useEffect(() => tell(true), [tell])
  return null
}

/**
 * A part of the page whose code is no part of the first view. The server has it by `bring`, which the loader calls, and draws it with the page; a soft hop likewise.
 * What the server has drawn stays as it was until its code is here: at the first change React would give it up. Code that doesn't come is asked for again.
 * Nobody asks for it in a browser before `untilWanted` says so.
 */
export const latePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  untilWanted: () => Promise<void> = async () => {},
) => {
  let Brought: ComponentType<P> | null = null
  const bring = async (): Promise<ComponentType<P>> => (Brought ??= await load())

  const Awaited = lazy(async () => {
    await untilWanted()
    for (;;)
      try {
        return { default: await bring() }
      } catch {
        await aWhile()
      }
  })

  const LatePart = (props: P) => {
    const isHydrated = useHydrated()
    const [isAlive, setAlive] = useState(isHydrated)
    // One and the same for as long as it stands: another one would be drawn anew, and forget what was pressed on it.
    const [Part] = useState<ComponentType<P>>(() => Brought ?? Awaited)
    const part = (
      <Suspense>
        {createElement<P>(Part, props)}
        {!isAlive && <Alive tell={setAlive} />}
      </Suspense>
    )
    const [first] = useState(part)
    return isAlive ? part : first
  }
  /** Never fails: what could not be brought is asked for where it is shown. */
  return Object.assign(LatePart, {
    bring: async (): Promise<void> => {
      await bring().catch(() => {})
    },
  })
}
