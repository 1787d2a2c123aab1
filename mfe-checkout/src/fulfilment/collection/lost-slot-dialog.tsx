import { css } from '@galo/css'
import { formatTime } from '@galo/domain'
import { useOverlayTurn } from '@galo/services'
import { Button, ClockIcon, Dialog, GaugeRooster, OptionRow, Text } from '@galo/ui'
import { inSentence, useLocale, useWords } from '@galo/words'
import { apart, lostWords, nextTimes } from './lost-slot.model'
import type { CollectionSlot } from './use-collection-slot'
import { LOST_SLOT_WORDS } from './lost-slot.words'

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
  const said = useWords(LOST_SLOT_WORDS)
  const locale = useLocale()
  const { lost, view, timeZone } = slot
  const isShown = useOverlayTurn('lost-slot', open && lost !== null && view.kind === 'ready')
  if (lost === null || view.kind !== 'ready') return null
  const words = lostWords(lost, view.times, timeZone, locale)
  return (
    <Dialog
      open={isShown}
      onClose={onClose}
      title={words.title}
      art={<GaugeRooster level={3} size={150} />}
      actions={
        <Button variant="outline" full onClick={onClose}>
          {said.seeAllTimes}
        </Button>
      }
    >
      <Text tone="soft">
        {isPaid
          ? inSentence(said.dialogPaid, <b>{said.notChargedAgain}</b>)
          : inSentence(said.dialogKept, words.more, <b>{said.nothingCharged}</b>)}
      </Text>
      <div css={options}>
        {nextTimes(lost.time, view.times, 3).map((next) => (
          <OptionRow
            key={next}
            icon={<ClockIcon size={22} />}
            title={formatTime(next, timeZone)}
            detail={said.samePrice(apart(lost.time, next, locale))}
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
