import { Suspense, use, useEffect, type ReactNode } from 'react'
import { apologiesHere, forgetLostApologies, loadApologies, type Apologies } from './late-apologies'

interface Props {
  readonly children: (apologies: Apologies) => ReactNode
  /** Said where their code did not come. */
  readonly plain: ReactNode
  /** Shown while it is on its way. */
  readonly meanwhile: ReactNode
}

/** Who leaves the plain words, also by trying again, has the better ones asked for next time. */
const InPlainWords = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => forgetLostApologies, [])
  return children
}

const Arrived = ({ children, plain }: Omit<Props, 'meanwhile'>) => {
  const apologies = apologiesHere() ?? use(loadApologies())
  return apologies === null ? <InPlainWords>{plain}</InPlainWords> : children(apologies)
}

/** Says that a page can't be had, as well as it can be said: the code for it is not with the page, and may be lost with it. */
export const Apology = ({ meanwhile, ...rest }: Props) => (
  <Suspense fallback={meanwhile}>
    <Arrived {...rest} />
  </Suspense>
)
