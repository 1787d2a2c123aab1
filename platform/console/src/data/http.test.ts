import { chooseHours, listFaults, readLogs } from '../../calls'
import { ENGLISH } from '../test/builders'
import { createConsoleHttp } from './http'

const answering = (status: number, body: unknown) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )

describe('The console’s way to the platform', () => {
  it('calls below the console’s own address, with a body only where there is one', async () => {
    const ask = answering(200, { restaurants: [] })
    await createConsoleHttp(ask, ENGLISH).send(chooseHours, { params: { id: 'soho' }, body: { reset: true } })
    expect(ask).toHaveBeenCalledWith('/console/api/restaurants/soho/hours', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"reset":true}',
    })
  })

  it('leaves out of an address what nobody asked for', async () => {
    const ask = answering(200, { entries: [] })
    await createConsoleHttp(ask, ENGLISH).send(readLogs, { query: { level: 'error', text: '' } })
    expect(ask).toHaveBeenCalledWith('/console/api/logs?level=error', { method: 'GET' })
  })

  it.each([
    ['the platform’s sentence', 409, { errors: [{ code: 'NO', message: 'Not like this' }] }, 'Not like this'],
    ['its status when there is no sentence', 502, '<html>', 'The platform answered 502'],
    ['when it is not there', 0, null, 'The platform does not answer. Is it running?'],
  ])('says %s', async (_what, status, body, words) => {
    const ask = status === 0 ? jest.fn(() => Promise.reject(new TypeError('no line'))) : answering(status, body)
    await expect(createConsoleHttp(ask, ENGLISH).send(listFaults, {})).rejects.toThrow(words)
  })

  it('takes nothing for an answer that is not what was agreed', async () => {
    await expect(createConsoleHttp(answering(200, { faults: 'none' }), ENGLISH).send(listFaults, {})).rejects.toThrow()
  })
})
