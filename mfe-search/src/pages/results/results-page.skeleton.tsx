import { useEffect, useState } from 'react'
import { css } from '@galo/css'
import { Skeleton } from '@galo/ui'
import { useWords } from '@galo/words'
import { resultsLayout } from './results-layout'
import { RESULTS_WORDS } from './results-page.words'

const card = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);
`

const map = css`
  background: #e9eefa;
`

/** The same as the HTTP client's idea of slow. */
const SLOW_MS = 2_000

/** As large as the list; after two seconds it says that we are still asking. */
export const ResultsSkeleton = () => {
  const words = useWords(RESULTS_WORDS)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div css={resultsLayout} data-kind="found" aria-busy="true">
      <div className="list">
        <Skeleton height={56} />
        <Skeleton height={52} />
        <p role="status">{slow ? words.stillAsking : ''}</p>
        {[1, 2, 3, 4].map((number) => (
          <div key={number} css={card}>
            <Skeleton height={24} width="60%" />
            <Skeleton height={18} width="80%" />
            <Skeleton height={52} />
          </div>
        ))}
      </div>
      <div className="map" css={map} />
    </div>
  )
}
