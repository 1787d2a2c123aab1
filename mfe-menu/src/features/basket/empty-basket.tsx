import { css } from '@emotion/react'
import { GaugeRooster, Text } from '@galo/ui'

const field = css({
  display: 'grid',
  gap: 'var(--s-3)',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: 'var(--s-4)',
})

/** Nothing chosen yet. */
export const EmptyBasket = () => (
  <div css={field}>
    <GaugeRooster level={0} size={88} />
    <Text tone="soft">Nothing in here yet. The coals are up. All we need is you.</Text>
  </div>
)
