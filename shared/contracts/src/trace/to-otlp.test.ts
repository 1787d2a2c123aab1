import { toOtlp } from './to-otlp'

it('writes spans as OpenTelemetry’s protocol has them in JSON', () => {
  const context = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7', isSampled: true }
  const span = {
    context,
    parent: 'b7ad6b7169203331',
    kind: 'client',
    name: 'GET /direct-orders/orders/{orderId}',
    startedAt: 1_790_000_000_000,
    durationMs: 12,
    isError: true,
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 500 },
  } as const
  expect(
    toOtlp([span, { ...span, parent: null, kind: 'server', isError: false }], { 'service.name': 'galo-site' }),
  ).toEqual({
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'galo-site' } }] },
        scopeSpans: [
          {
            scope: { name: 'galo' },
            spans: [
              {
                traceId: context.trace,
                spanId: context.span,
                parentSpanId: 'b7ad6b7169203331',
                name: 'GET /direct-orders/orders/{orderId}',
                kind: 3,
                startTimeUnixNano: '1790000000000000000',
                endTimeUnixNano: '1790000000012000000',
                attributes: [
                  { key: 'http.request.method', value: { stringValue: 'GET' } },
                  { key: 'http.response.status_code', value: { intValue: '500' } },
                ],
                status: { code: 2 },
              },
              expect.objectContaining({ kind: 2, status: { code: 0 } }),
            ],
          },
        ],
      },
    ],
  })
})
