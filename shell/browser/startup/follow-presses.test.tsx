import { followPresses } from './follow-presses'

let now = 0
let count = 0
const createId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

beforeEach(() => {
  now = 10_000
  count = 0
})
const press = (type: string) => document.dispatchEvent(new Event(type, { bubbles: true }))

describe('The trace of a call', () => {
  it.each(['pointerdown', 'keydown'])('is that of the press before it: %s', (type) => {
    const nextStep = followPresses(createId, () => now)
    press(type)
    const first = nextStep()
    now += 999
    const second = nextStep()
    expect(second.trace).toBe(first.trace)
    expect(second.span).not.toBe(first.span)
    press(type)
    expect(nextStep().trace).not.toBe(first.trace)
  })

  it('is its own where nobody has pressed anything for a second', () => {
    const nextStep = followPresses(createId, () => now)
    expect(nextStep().trace).not.toBe(nextStep().trace)
    press('keydown')
    const { trace } = nextStep()
    now += 1_000
    expect(nextStep().trace).not.toBe(trace)
  })

  it('goes on where it is said which', () => {
    const nextStep = followPresses(createId, () => now)
    const { trace } = nextStep()
    press('keydown')
    expect(nextStep(trace).trace).toBe(trace)
  })
})
