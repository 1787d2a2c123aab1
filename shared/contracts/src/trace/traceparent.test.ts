import { readTraceparent, spanFrom, traceFrom, writeTraceparent } from './traceparent'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

describe('readTraceparent', () => {
  it('reads what the header says', () => {
    expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ trace: TRACE, span: SPAN, isSampled: true })
    expect(readTraceparent(`00-${TRACE}-${SPAN}-00`)).toMatchObject({ isSampled: false })
  })

  it('reads a later version as far as the first one goes', () => {
    expect(readTraceparent(`cc-${TRACE}-${SPAN}-09-more`)).toEqual({ trace: TRACE, span: SPAN, isSampled: true })
  })

  it.each([
    undefined,
    '',
    TRACE,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-1`,
    ` 00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}'; drop table--${SPAN}-01`,
  ])('takes %s for no trace', (header) => {
    expect(readTraceparent(header)).toBeNull()
  })

  it('reads what was written', () => {
    const uuid = '0f4c9dbd-8a3c-4d4e-9c2a-6d6cf3a1b2c3'
    const context = { trace: traceFrom(uuid), span: spanFrom(uuid), isSampled: true }
    expect(readTraceparent(writeTraceparent(context))).toEqual(context)
  })
})
