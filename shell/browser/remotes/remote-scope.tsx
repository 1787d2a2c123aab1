import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Owner } from '@galo/contracts/owner'
import { OwnerProvider } from '@galo/state'
import { useEnvironment } from '../app-environment'
import { RemoteBoundary } from './render-error-boundary'

interface Props {
  readonly owner: Owner
  readonly unavailable: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Style key of a remote: its name without the prefix; Emotion allows letters and hyphens. */
const styleKeyOf = (owner: Owner): string => owner.replace('mfe-', '')

/** Where a remote's code runs: its name for the stores, a style cache of its own, and the boundary that keeps its failures in. */
export const RemoteScope = ({ owner, unavailable, children }: Props) => {
  const { services, styles } = useEnvironment()
  return (
    <RemoteBoundary remote={owner} log={services.log} unavailable={unavailable}>
      <CacheProvider value={styles(styleKeyOf(owner))}>
        <OwnerProvider owner={owner}>{children}</OwnerProvider>
      </CacheProvider>
    </RemoteBoundary>
  )
}
