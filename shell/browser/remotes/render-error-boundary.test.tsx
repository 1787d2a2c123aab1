import { createRoot, type Root } from 'react-dom/client'
import { act, screen } from '@galo/testing'
import { TimeoutError } from '@galo/contracts/errors'
import { createLog, type LogEntry } from '@galo/services'
import { menu } from '../test/a-visit'
import { RemoteBoundary } from './render-error-boundary'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('What a remote throws while rendering', () => {
  let lines: LogEntry[]
  let thrown: Error | null
  let names: number
  const log = createLog((line) => void lines.push(line))
  const createId = () => `0a1b2c3d-0000-4000-8000-${String(++names).padStart(12, '0')}`
  const Part = () => {
    if (thrown !== null) throw thrown
    return <p>There</p>
  }
  let root: Root
  const show = () =>
    act(async () =>
      root.render(
        <RemoteBoundary
          remote={menu}
          registry={{ replace: () => {} }}
          onReplaced={() => {}}
          services={{ log, createId }}
          unavailable={(retry, reference) => <button onClick={retry}>{reference}</button>}
        >
          <Part />
        </RemoteBoundary>,
      ),
    )
  const reference = () => screen.getByRole('button').textContent
  const retry = () => act(async () => screen.getByRole('button').click())
  beforeEach(() => {
    lines = []
    thrown = null
    names = 0
    root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => {} })
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
  })

  it('is named by nothing before it is thrown', async () => {
    await show()
    expect(screen.getByText('There')).toBeVisible()
    expect(names).toBe(0)
  })

  it('is a call’s failure where a call failed, and named as that is', async () => {
    thrown = Object.assign(new TimeoutError('/menu'), { trace: TRACE })
    await show()
    expect(reference()).toBe(TRACE)
    expect(lines).toMatchObject([{ trace: TRACE, details: { remote: 'mfe-menu' } }])
  })

  it('is named anew each time, as in its line', async () => {
    thrown = new Error('a bug')
    await show()
    const first = reference()
    expect(first).toMatch(/^[\da-f]{32}$/)
    await retry()
    expect(reference()).not.toBe(first)
    expect(lines.map(({ trace }) => trace)).toEqual([first, reference()])
    thrown = null
    await retry()
    expect(screen.getByText('There')).toBeVisible()
  })

  it('is told of the release that threw: when lines leave, the spare one has its place', async () => {
    thrown = new Error('a bug')
    await show()
    expect(lines).toMatchObject([{ details: { remote: 'mfe-menu', version: menu.version } }])
  })
})
