import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHydrated } from '@galo/ui'
import type { SearchTroubleProps } from './search-trouble-dialog'
import { isWaitedFor, type Answered, type FailedPart } from './search-trouble.model'

interface SearchTroubleOf extends Answered {
  readonly part: FailedPart
  readonly canRetry: boolean
  readonly phone: string
  readonly onRetry: () => void
}

/** The dialog for a search that came to nothing, where somebody waits for it. Its code comes then; without it the page says the same. */
export const useSearchTrouble = ({ place, failures, isBusy, part, canRetry, phone, onRetry }: SearchTroubleOf) => {
  const isHydrated = useHydrated()
  /** What the server drew is no answer that anybody waits for here. */
  const [isFromServer] = useState(!isHydrated)
  const before = useRef<Answered | null>(isFromServer ? null : { place: '', failures: 0, isBusy: false })
  const [Dialog, setDialog] = useState<ComponentType<SearchTroubleProps> | null>(null)
  useEffect(() => {
    const now = { place, failures, isBusy }
    const isSaid = isWaitedFor(now, before.current)
    if (!isBusy) before.current = now
    if (!isSaid) return
    let isWanted = true
    import('./search-trouble-dialog').then(
      (m) => {
        if (isWanted) setDialog(() => m.SearchTroubleDialog)
      },
      () => {},
    )
    return () => {
      isWanted = false
      setDialog(null)
    }
  }, [place, failures, isBusy])
  return (
    Dialog !== null && (
      <Dialog
        part={part}
        canRetry={canRetry}
        phone={phone}
        onRetry={() => {
          setDialog(null)
          onRetry()
        }}
        onClose={() => setDialog(null)}
      />
    )
  )
}
