import { useRef } from 'react'
import { css } from '@galo/css'
import { CheckCircleFillIcon, IconButton, Text, VisuallyHidden, WaitingButton, XIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { RewardLine } from './card.model'
import { CARD_WORDS } from './card.words'
import { useFocusAfter } from './use-focus-after'
import type { OffersProps } from './offers.port'
import { Tile } from './tile'
import { useReward } from './use-reward'

const list = css({ display: 'grid', gap: 'var(--s-2)' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s-2) var(--s-3)',
  padding: '10px 10px 10px 12px',
  borderRadius: 'var(--r-petal)',
  background: 'var(--limao-100)',
  color: 'var(--tinta-900)',
  '@media (forced-colors: active)': { border: '1px solid' },
})
const waits = css({ background: 'var(--azul-50)', color: 'var(--text)' })
const words = css({ flex: '1', minWidth: 'min(7rem, 50%)' })
const press = css({ background: 'var(--surface)', '&:hover': { background: 'var(--azul-100)' } })
const on = css({ display: 'flex', alignItems: 'center', gap: 'var(--s-1)', color: 'var(--ok)', fontWeight: 700 })

/** The rewards of the card: each with what it saves here, on with a press and off with another. */
export const RewardRows = ({ rows, ...props }: OffersProps & { readonly rows: readonly RewardLine[] }) => {
  const said = useWords(CARD_WORDS)
  const { use, takeOff, asked, isBusy, problem } = useReward(props)
  const root = useRef<HTMLUListElement>(null)
  const focusAfter = useFocusAfter(root)
  return (
    <div>
      <ul css={list} ref={root}>
        {rows.map(({ type, title, text, state }) => (
          <li key={type} css={[row, state === 'waits' && waits]} aria-busy={asked === type}>
            <Tile type={type} />
            <div css={words}>
              <Text weight={700} size="small">
                {title}
              </Text>
              <Text size="small">{text}</Text>
            </div>
            {state === 'usable' && (
              <WaitingButton
                css={press}
                variant="soft"
                size="small"
                busy={asked === type && said.using}
                onClick={() => void focusAfter(use(type), 'button')}
              >
                {said.use} <VisuallyHidden>{title}</VisuallyHidden>
              </WaitingButton>
            )}
            {state === 'on' && (
              <>
                <span css={on}>
                  <CheckCircleFillIcon size={18} />
                  {said.isOn}
                </span>
                <IconButton
                  label={said.takeOff(title)}
                  aria-busy={isBusy}
                  onClick={() => void focusAfter(takeOff(type), 'button')}
                >
                  <XIcon size={20} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {problem !== null && (
          <Text size="small" tone="error" weight={600}>
            {said.problems[problem]}
          </Text>
        )}
      </div>
    </div>
  )
}
