import { useState } from 'react'
import { css } from '@galo/css'
import { FoundPanel } from './found-panel'
import { ReportsPanel } from './reports-panel'
import { StoryPanel } from './story-panel'
import { UnorderedPanel } from './unordered-panel'

const columns = css`
  display: grid;
  gap: 0.875rem;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
`
const column = css`
  display: grid;
  gap: 0.875rem;
  grid-template-columns: minmax(0, 1fr);
`

/** Finds an order by anybody's words, tells how it went, gives money back, and decides what was reported. */
export const SupportView = () => {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div css={columns}>
      <div css={column}>
        <FoundPanel chosen={chosen} onChoose={setChosen} />
        <ReportsPanel onChoose={setChosen} />
        <UnorderedPanel />
      </div>
      <StoryPanel key={chosen} orderId={chosen} />
    </div>
  )
}
