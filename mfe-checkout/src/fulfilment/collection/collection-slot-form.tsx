import { useEffect, useRef, type FormEvent } from 'react'
import { Link, sitePaths } from '@galo/navigation'
import { Button, ButtonLink, FailedState, Notice, Skeleton, SlotPicker, Stack, Text } from '@galo/ui'
import { byHour, lostWords } from './collection-slot.model'
import { SLOT_PROBLEMS } from './collection-slot.errors'
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
  /** Paid, and no time is left: the money is wanted back. */
  readonly onGiveBack: () => void
}

const LostBanner = ({ slot, isPaid }: { readonly slot: CollectionSlot; readonly isPaid: boolean }) => {
  if (slot.lost === null) return null
  const times = slot.view.kind === 'ready' ? slot.view.times : []
  return (
    <Notice tone="error" live title={SLOT_PROBLEMS.gone.title}>
      {`${lostWords(slot.lost, times, slot.timeZone).text} ${
        isPaid
          ? 'Your payment is safe: choose another time, and you won’t be charged again.'
          : 'Nothing was charged and your basket is exactly as you left it.'
      }`}
    </Notice>
  )
}

/** When to collect: today's times, earliest first. */
export const CollectionSlotForm = ({
  slot,
  label,
  isPaid,
  isCovered,
  isLossTold,
  onConfirm,
  onGiveBack,
}: CollectionSlotFormProps) => {
  const { view, lost, problem } = slot
  const list = useRef<HTMLDivElement>(null)
  const lostTime = lost?.time
  const isReady = view.kind === 'ready'
  // Q57: whoever lost a time is put in front of the others.
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

  if (view.kind === 'failed')
    return (
      <FailedState
        level={3}
        heading={SLOT_PROBLEMS['times-failed'].title}
        text={SLOT_PROBLEMS['times-failed'].copy}
        onRetry={slot.retry}
        retryLabel="Try again"
      />
    )
  if (view.kind === 'none')
    return (
      <Notice
        tone="warn"
        live={isPaid}
        title={SLOT_PROBLEMS['no-slots'].title}
        action={
          isPaid ? (
            <Button size="small" onClick={onGiveBack}>
              Give my money back
            </Button>
          ) : (
            <ButtonLink component={Link} to={sitePaths.search()} variant="outline" size="small">
              Find another restaurant
            </ButtonLink>
          )
        }
      >
        {isPaid
          ? 'You’ve paid, and no time is left that we could cook for. Nothing is lost: you get it all back.'
          : slot.noSlots.copy}
      </Notice>
    )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {isLossTold && <LostBanner slot={slot} isPaid={isPaid} />}
        {view.kind === 'loading' ? (
          <div role="status">
            <Skeleton height="11rem" radius={14} />
            <Text size="small" tone="soft">
              {view.slow ? 'Still asking the kitchen for times…' : 'Finding times…'}
            </Text>
          </div>
        ) : (
          <div ref={list}>
            <SlotPicker
              legend="Collect today"
              value={slot.pickupTime}
              groups={byHour(view.times, slot.timeZone)}
              onChange={slot.pick}
              error={
                problem === null
                  ? undefined
                  : `${SLOT_PROBLEMS[problem.name].title} ${SLOT_PROBLEMS[problem.name].copy}`
              }
            />
          </div>
        )}
        <div>
          <Button type="submit" busy={slot.isSaving && 'Checking that time'}>
            {label}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
