import { useState } from 'react'
import type { InputOf } from '@galo/contracts/call'
import { css } from '@galo/css'
import { useWords } from '@galo/words'
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
import { CLOCK_WORDS } from './clock.words'

const big = css`
  font: 800 1.875rem/1.1 var(--font-display);
`

const SPANS = ['5 min', '30 min', '2 h'] as const
const WORTH_TRYING = [
  { moment: 'opening', time: '11:25' },
  { moment: 'lunch', time: '12:30' },
  { moment: 'supper', time: '18:30' },
  { moment: 'beforeMidnight', time: '23:50' },
] as const

/** Moves the platform's time: for everybody, everywhere. */
export const ClockView = () => {
  const { http, clock } = useConsole()
  const { notify } = useToast()
  const words = useWords(CLOCK_WORDS)
  const now = useNow()
  const [time, setTime] = useState('')
  const [day, setDay] = useState('')

  const move = async (body: InputOf<typeof moveClock>['body']) => {
    const { now: moved } = await http.send(moveClock, { body })
    clock.setNow(moved)
    notify(words.itIsNow(dayAndTime(new Date(moved))))
  }
  const moveTo = (instant: string) => move({ now: instant })
  const moveToWallTime = (typed: string) => moveTo(instantOfWallTime(typed, now).toISOString())

  return (
    <Panels>
      <Panel title={words.platformTime}>
        <p css={[big, numeric]} id="clock-now">
          {wallTime(now).time}
        </p>
        <Note>{dayAndTime(now)}</Note>
        <Note>{words.forEverybody}</Note>
        <Row>
          {SPANS.map((span) => (
            <PressButton key={span} onPress={() => move({ advance: span })}>
              {words.spans[span]}
            </PressButton>
          ))}
          <PressButton onPress={() => move({ reset: true })}>{words.realTime}</PressButton>
        </Row>
        <ActionForm
          onSend={async () => {
            if (time === '') throw new Error(words.noTime)
            await moveToWallTime(time)
          }}
        >
          <InputField label={words.todayAt} type="time" value={time} onChange={setTime} />
          <SubmitButton variant="act">{words.jump}</SubmitButton>
        </ActionForm>
      </Panel>
      <Panel title={words.worthTrying}>
        <Row>
          {WORTH_TRYING.map(({ moment, time }) => (
            <PressButton key={moment} onPress={() => moveToWallTime(time)}>
              {`${words.moments[moment]}, ${time}`}
            </PressButton>
          ))}
        </Row>
        <SmallTitle>{words.clocksChange}</SmallTitle>
        <Row>
          {clockChanges(now).map(({ instant, kind, year }) => (
            <PressButton key={instant} onPress={() => moveTo(justBefore(instant))}>
              {words.justBefore(words[kind](year))}
            </PressButton>
          ))}
        </Row>
        <ActionForm
          onSend={async () => {
            if (day === '') throw new Error(words.noDay)
            await moveTo(new Date(`${day}:00Z`).toISOString())
          }}
        >
          <InputField label={words.anyDay} type="datetime-local" value={day} onChange={setDay} />
          <SubmitButton>{words.jumpThere}</SubmitButton>
        </ActionForm>
      </Panel>
    </Panels>
  )
}
