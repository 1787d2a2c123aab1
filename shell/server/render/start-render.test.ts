import { aPageToDraw } from '../test/a-page-to-draw'
import type { PageEnd, RenderJob } from './protocol'
import type { RenderSink } from './renderer'
import { startRender } from './start-render'

const JOB: RenderJob = { ...aPageToDraw(), nonce: 'n0nce' }
const END: PageEnd = { rendered: 'page', result: null }

/** A render that writes and ends when it is told to. */
const aRender = () => {
  let write: RenderSink['html'] = () => {}
  let end: (end: PageEnd) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const render = (_job: RenderJob, sink: RenderSink) => {
    write = sink.html
    return new Promise<PageEnd>((resolve, reject) => {
      end = resolve
      fail = reject
    })
  }
  return { under: startRender({ render }, JOB), write, end, fail }
}

describe('a render under way', () => {
  it('gives everybody all of its HTML, those who come late what has been written so far first', () => {
    const { under, write } = aRender()
    const heard: string[] = []
    under.to((html) => heard.push(`early ${html}`))
    write('a')
    under.to((html) => heard.push(`late ${html}`))
    write('b')
    expect(heard).toEqual(['early a', 'late a', 'early b', 'late b'])
  })

  it('still gives it to who comes after its end', async () => {
    const { under, write, end } = aRender()
    write('a')
    end(END)
    await under.end
    const heard: string[] = []
    under.to((html) => heard.push(html))
    expect(heard).toEqual(['a'])
  })

  it.each(['ends', 'fails'])('holds on to nobody once it %s', async (how) => {
    const { under, write, end, fail } = aRender()
    const heard: string[] = []
    under.to((html) => heard.push(html))
    if (how === 'ends') end(END)
    else fail(new Error('lost'))
    await under.end.catch(() => {})
    under.to((html) => heard.push(html))
    write('too late')
    expect(heard).toEqual([])
  })
})
