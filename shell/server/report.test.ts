import { reportToStderr } from './report'

it('A line of the server’s log names no order, no person and no token', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  reportToStderr('error', 'GET /order/myorders/o-77 failed', {
    href: '/order-tracking/gb/o-77?a=b',
    path: '/order/api/platform/sigmund/session/s-77',
    error: 'TypeError: ana@example.com with Bearer abc.def',
    level: 'not this one',
  })
  const [line] = said.mock.calls.map(([text]) => String(text))
  said.mockRestore()
  expect(line).not.toMatch(/o-77|s-77|ana@|abc\.def/)
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    message: 'GET /order/myorders/{orderId} failed',
    href: '/order-tracking/gb/{orderId}?a=b',
  })
})
