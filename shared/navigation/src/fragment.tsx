import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { ValuesOf } from '@galo/contracts/description'
import type { Described } from '@galo/contracts/owner'

/** Every fragment that a remote describes, with the properties it takes. It is shown on somebody else's page and reads its state from the stores. */
export type FragmentProps = { readonly [N in keyof Described<'fragments'>]: ValuesOf<Described<'fragments'>[N]> }

export type FragmentName = keyof FragmentProps & string

/** Default export of an exposed fragment. */
export interface FragmentModule<N extends FragmentName = FragmentName> {
  readonly name: N
  readonly Fragment: ComponentType<FragmentProps[N]>
}

export const defineFragment = <N extends FragmentName>(
  name: N,
  Fragment: ComponentType<FragmentProps[N]>,
): FragmentModule<N> => ({ name, Fragment })

export interface FragmentOutletProps<N extends FragmentName> {
  readonly name: N
  readonly props: FragmentProps[N]
  /** Shown while the fragment's code is on its way; keep its geometry. */
  readonly loading: ReactNode
  /** Shown when it can't be had. Make it useful: the page must work without the fragment. */
  readonly unavailable: ReactNode
}

type OutletComponent = <N extends FragmentName>(props: FragmentOutletProps<N>) => ReactNode

const OutletContext = createContext<OutletComponent | null>(null)

/** Given by the shell, the only one who knows where fragments come from. */
export const FragmentOutletProvider = ({
  outlet,
  children,
}: {
  readonly outlet: OutletComponent
  readonly children: ReactNode
}) => <OutletContext value={outlet}>{children}</OutletContext>

/** Where a fragment of another team is shown. */
export const FragmentOutlet = <N extends FragmentName>(props: FragmentOutletProps<N>): ReactNode => {
  const Outlet = useContext(OutletContext)
  if (Outlet === null) throw new Error('There is no FragmentOutletProvider above this component')
  return <Outlet {...props} />
}
