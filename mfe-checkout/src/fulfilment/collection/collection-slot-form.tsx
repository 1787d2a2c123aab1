import { Suspense, useEffect, useRef, type FormEvent } from 'react'
import { formatTime } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import {
  Button,
  ButtonLink,
  FailedState,
  Notice,
  Reference,
  Skeleton,
  SlotPicker,
  Stack,
  Text,
  WaitingButton,
} from '@galo/ui'
import { useWords } from '@galo/words'
import { LaterOnDemand } from './later-days-on-demand'
import { byHour, morningOf } from './collection-slot.model'
import { COLLECTION_SLOT_WORDS } from './collection-slot.words'
import { LostSlotWhyOnDemand } from './slot-dialogs-on-demand'
import type { CollectionSlot } from './use-collection-slot'

interface CollectionSlotFormProps {
  readonly slot: CollectionSlot
  readonly label: string
  /** The money is in; only the time is missing. */
  readonly isPaid: boolean
  /** Something lies on top, and has the focus. */
  readonly isCovered: boolean
  /** Whether a time that was lost is spoken of here: one piece of news at a time. */
  readonly isLossTold: boolean
  /** The time is to be checked and kept. */
  readonly onConfirm: () => void
  /** The first time there is, checked and kept with one press. */
  readonly onSoonest: (time: string) => void
  /** Paid, and no time is left: the money is wanted back. */
  readonly onGiveBack: () => void
}

const LostBanner = ({ slot, isPaid }: { readonly slot: CollectionSlot; readonly isPaid: boolean }) => {
  const { lost } = useWords(COLLECTION_SLOT_WORDS)
  if (slot.lost === null) return null
  return (
    <Notice tone="error" live title={lost}>
      <Suspense fallback={null}>
        <LostSlotWhyOnDemand slot={slot} isPaid={isPaid} />
      </Suspense>
    </Notice>
  )
}

/** When to collect: a day's times, earliest first, and where there are others its days. */
export const CollectionSlotForm = ({
  slot,
  label,
  isPaid,
  isCovered,
  isLossTold,
  onConfirm,
  onSoonest,
  onGiveBack,
}: CollectionSlotFormProps) => {
  const words = useWords(COLLECTION_SLOT_WORDS)
  const { view, lost, problem } = slot
  const list = useRef<HTMLDivElement>(null)
  const lostTime = lost?.time
  const isReady = view.kind === 'ready'
  // Of another day nothing is “as soon as possible”.
  const isToday = slot.day === slot.today
  const hours = view.kind === 'ready' ? byHour(view.times, slot.timeZone) : []
  // Whoever lost a time is put in front of the others.
  useEffect(() => {
    if (lostTime !== undefined && isReady && !isCovered) list.current?.querySelector('fieldset')?.focus()
  }, [lostTime, isReady, isCovered])
  // What is wrong is said by the list, so that is where whoever can't see it has to be.
  useEffect(() => {
    if (problem !== null) list.current?.querySelector('fieldset')?.focus()
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }

  const days = slot.hasLaterDays && (
    <Suspense fallback={<Skeleton height="11rem" radius={14} />}>
      <LaterOnDemand slot={slot} />
    </Suspense>
  )
  if (view.kind === 'failed')
    return (
      <>
        {days}
        <FailedState
          level={3}
          heading={words.timesFailed.title}
          text={words.timesFailed.text}
          reference={view.reference}
          onRetry={slot.retry}
          retryLabel={words.tryAgain}
        />
      </>
    )
  if (view.kind === 'none')
    return (
      <Notice
        tone="warn"
        live={isPaid}
        title={words.noSlots}
        action={
          isPaid ? (
            <Button size="small" onClick={onGiveBack}>
              {words.giveBack}
            </Button>
          ) : (
            <ButtonLink component={Link} to={sitePaths.search()} variant="outline" size="small">
              {words.findAnother}
            </ButtonLink>
          )
        }
      >
        {isPaid ? words.noneLeftPaid : slot.noSlots.text}
        <Reference of={view.reference} />
      </Notice>
    )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {isLossTold && <LostBanner slot={slot} isPaid={isPaid} />}
        {days}
        {view.kind === 'loading' ? (
          <div role="status">
            <Skeleton height="11rem" radius={14} />
            <Text size="small" tone="soft">
              {view.slow ? words.stillAsking : words.finding}
            </Text>
          </div>
        ) : (
          <div ref={list}>
            {view.times.slice(0, isToday ? 1 : 0).map((first) => (
              <Stack key="soonest" gap={3}>
                <Button full onClick={() => onSoonest(first)}>
                  {words.soonest(formatTime(first, slot.timeZone))}
                </Button>
                <Text size="small" tone="soft">
                  {words.orChoose}
                </Text>
              </Stack>
            ))}
            <SlotPicker
              legend={isToday ? words.legend : words.legendThen}
              hoursLegend={words.hours}
              value={slot.pickupTime}
              groups={hours}
              beginsWith={isToday ? undefined : morningOf(hours)}
              onChange={slot.pick}
              error={problem === null ? undefined : problem.name === 'not-chosen' ? words.notChosen : words.checkFailed}
            />
          </div>
        )}
        <div>
          <WaitingButton
            type="submit"
            variant={isToday && slot.pickupTime === null ? 'outline' : 'act'}
            busy={slot.isSaving && words.checking}
          >
            {label}
          </WaitingButton>
        </div>
      </Stack>
    </form>
  )
}
