import { css } from '@emotion/react'
import { formatTime } from '@galo/domain'
import { Button, ClockIcon, Dialog, GaugeRooster, OptionRow, Text } from '@galo/ui'
import { apart, lostWords, nextTimes } from './collection-slot.model'
import type { CollectionSlot } from './use-collection-slot'

const options = css`
  display: grid;
  gap: var(--s-2);
`

interface LostSlotDialogProps {
  readonly slot: CollectionSlot
  readonly open: boolean
  readonly isPaid: boolean
  readonly onClose: () => void
}

/** The time went while the customer was paying: the next ones, and all of them. Nothing is chosen for anybody. */
export const LostSlotDialog = ({ slot, open, isPaid, onClose }: LostSlotDialogProps) => {
  const { lost, view, timeZone } = slot
  if (lost === null || view.kind !== 'ready') return null
  const words = lostWords(lost, view.times, timeZone)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      art={<GaugeRooster level={3} size={150} />}
      actions={
        <Button variant="outline" full onClick={onClose}>
          See all times
        </Button>
      }
    >
      <Text tone="soft">
        {isPaid ? (
          <>
            Your payment is safe and <b>you won’t be charged again</b>. Choose another time and we’ll place your order.
          </>
        ) : (
          <>
            {words.text} <b>Nothing was charged</b> and your basket is exactly as you left it.
          </>
        )}
      </Text>
      <div css={options}>
        {nextTimes(lost.time, view.times, 3).map((next) => (
          <OptionRow
            key={next}
            icon={<ClockIcon size={22} />}
            title={formatTime(next, timeZone)}
            detail={`${apart(lost.time, next)}, same price`}
            onClick={() => {
              slot.pick(next)
              onClose()
            }}
          />
        ))}
      </div>
    </Dialog>
  )
}
