import { useState } from 'react'
import { css } from '@galo/css'
import { isTerminalDelivery } from '@galo/domain'
import { Button, ButtonLink } from '@galo/ui'
import { useWords } from '@galo/words'
import type { CourierRide, RideStep } from '../../calls'
import { InputField } from '../controls/input-field'
import { Note, numeric, Row, SpaceBetween, tileStyle } from '../layout/rows'
import { shortTime } from '../time/wall-clock'
import { routeLink, stateShown, stepsFrom, type Press } from './press-queue.model'
import { RIDES_WORDS } from './rides.words'

const card = css`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  overflow-wrap: anywhere;
  h3 {
    font: 800 1.5rem/1.2 var(--font-display);
  }
`
/** Where a thumb is, and as high as a glove is wide. */
const actions = css`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: 0.5rem;
  padding-block: 0.5rem;
  background: var(--surface);
  & button,
  & input {
    min-height: 4rem;
    font-size: 1.125rem;
  }
`
const adult = css`
  padding: 0.5rem 0.75rem;
  border: 2px solid var(--limao-400);
  border-radius: var(--r-2);
  font-weight: 700;
`

export interface RideCardProps {
  readonly ride: CourierRide
  readonly courier: string
  readonly queue: readonly Press[]
  readonly onPress: (press: Press) => void
}

/** One ride, with the press that comes next. */
export const RideCard = ({ ride, courier, queue, onPress }: RideCardProps) => {
  const words = useWords(RIDES_WORDS)
  const [code, setCode] = useState('')
  const { orderId, attempt, shortId, from, to, note, phone, by, dishes, isAgeRestricted, hasCode } = ride
  const state = stateShown(ride, queue)
  const steps = stepsFrom(state)
  const codeLabel =
    state === 'RIDER_ARRIVED' ? words.bagCode : state === 'RIDER_NEARBY' && hasCode ? words.doorCode : null
  const press = (step: RideStep) => {
    onPress({ orderId, attempt, courier, step, code: step === 'nobody-opened' ? '' : code })
    setCode('')
  }
  const isMine = state !== 'ACCEPTED_BY_DELIVERY_PARTNER'
  return (
    <li css={[tileStyle, card, numeric]} data-key={`${orderId} ${attempt}`} tabIndex={-1}>
      <SpaceBetween>
        <h3>{words.order(shortId)}</h3>
        <span>{words.dishes(dishes)}</span>
      </SpaceBetween>
      {isTerminalDelivery(state) ? (
        <Note>{state === 'DELIVERED' ? words.over.DELIVERED : words.over.other}</Note>
      ) : (
        <>
          <div>
            <Note>{words.from}</Note>
            <b>{from.name}</b>
            <p>{from.address}</p>
          </div>
          <div>
            <Note>{words.to(to.name)}</Note>
            <b>{to.address}</b>
            <p>{words.by(shortTime(by))}</p>
            {note !== null && <p>{words.note(note)}</p>}
          </div>
          {isAgeRestricted && <p css={adult}>{words.adult}</p>}
          {isMine && (
            <Row>
              <ButtonLink href={routeLink(ride, state)} target="_blank" rel="noreferrer" variant="outline">
                {words.route}
              </ButtonLink>
              {phone !== null && (
                <ButtonLink href={`tel:${phone.replace(/\s/g, '')}`} variant="outline">
                  {words.call}
                </ButtonLink>
              )}
            </Row>
          )}
          {state === 'RIDER_ARRIVED' && <Note>{words.sayAtCounter(shortId)}</Note>}
          <form
            css={actions}
            onSubmit={(event) => {
              event.preventDefault()
              if (steps[0] !== undefined) press(steps[0])
            }}
          >
            {codeLabel !== null && (
              <InputField
                label={codeLabel}
                required
                maxLength={20}
                inputMode={state === 'RIDER_NEARBY' ? 'numeric' : 'text'}
                value={code}
                onChange={setCode}
                data-part="code"
              />
            )}
            {steps.map((step, at) => (
              <Button
                key={step}
                type={at === 0 ? 'submit' : 'button'}
                variant={at === 0 ? 'act' : 'outline'}
                data-part={at === 0 ? 'next' : step}
                {...(at > 0 && { onClick: () => press(step) })}
              >
                {words.steps[step]}
              </Button>
            ))}
          </form>
        </>
      )}
    </li>
  )
}
