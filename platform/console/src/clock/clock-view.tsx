import { css } from '@emotion/react'
import { useState } from 'react'
import type { InputOf } from '@galo/contracts/call'
import { moveClock } from '../../calls'
import { ActionForm, SubmitButton } from '../controls/action-form'
import { InputField } from '../controls/input-field'
import { PressButton } from '../controls/press-button'
import { useConsole, useNow } from '../data/console-context'
import { Panel, Panels, SmallTitle } from '../layout/panel'
import { Note, numeric, Row } from '../layout/rows'
import { useToast } from '../toast/toast'
import { dayAndTime, wallTime } from '../time/wall-clock'
import { clockChanges, instantOfWallTime, justBefore } from './clock.model'

const big = css`
  font: 800 1.875rem/1.1 var(--font-display);
`

const SPANS = ['5 min', '30 min', '2 h']
const WORTH_TRYING = [
  { word: 'Opening', time: '11:25' },
  { word: 'Lunch', time: '12:30' },
  { word: 'Supper', time: '18:30' },
  { word: 'Before midnight', time: '23:50' },
]

/** Moves the platform's time: for everybody, everywhere. */
export const ClockView = () => {
  const { http, clock } = useConsole()
  const { notify } = useToast()
  const now = useNow()
  const [time, setTime] = useState('')
  const [day, setDay] = useState('')

  const move = async (body: InputOf<typeof moveClock>['body']) => {
    const { now: moved } = await http.send(moveClock, { body })
    clock.setNow(moved)
    notify(`It is ${dayAndTime(new Date(moved))} now`)
  }
  const moveTo = (instant: string) => move({ now: instant })
  const moveToWallTime = (typed: string) => moveTo(instantOfWallTime(typed, now).toISOString())

  return (
    <Panels>
      <Panel title="The platform’s time">
        <p css={[big, numeric]} id="clock-now">
          {wallTime(now).time}
        </p>
        <Note>{dayAndTime(now)}</Note>
        <Note>For everybody: orders, sessions, kitchens and riders follow.</Note>
        <Row>
          {SPANS.map((span) => (
            <PressButton key={span} onPress={() => move({ advance: span })}>
              + {span}
            </PressButton>
          ))}
          <PressButton onPress={() => move({ reset: true })}>Real time</PressButton>
        </Row>
        <ActionForm
          onSend={async () => {
            if (time === '') throw new Error('Type a time first')
            await moveToWallTime(time)
          }}
        >
          <InputField label="Today at" type="time" value={time} onChange={setTime} />
          <SubmitButton variant="act">Jump</SubmitButton>
        </ActionForm>
      </Panel>
      <Panel title="Times worth trying">
        <Row>
          {WORTH_TRYING.map(({ word, time }) => (
            <PressButton key={word} onPress={() => moveToWallTime(time)}>
              {`${word}, ${time}`}
            </PressButton>
          ))}
        </Row>
        <SmallTitle>When the clocks change</SmallTitle>
        <Row>
          {clockChanges(now).map(({ instant, label }) => (
            <PressButton key={label} onPress={() => moveTo(justBefore(instant))}>
              {`${label}, 5 min before`}
            </PressButton>
          ))}
        </Row>
        <ActionForm
          onSend={async () => {
            if (day === '') throw new Error('Choose a day and a time first')
            await moveTo(new Date(`${day}:00Z`).toISOString())
          }}
        >
          <InputField label="Any day, UTC" type="datetime-local" value={day} onChange={setDay} />
          <SubmitButton>Jump there</SubmitButton>
        </ActionForm>
      </Panel>
    </Panels>
  )
}
