import fc from 'fast-check'
import type { Bend } from './bend'

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { basket: value }
  return value
}

/** What has broken servers before: text that databases, pages, paths, patterns, numbers and dates trip over. */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'galo\u0000uk',
  '\ud800',
  'x\udfffy',
  '\u202eevil',
  '🍗'.repeat(2_000),
  'a\u0301'.repeat(500),
  'x'.repeat(100_000),
  "'; drop table orders; --",
  "' or '1'='1",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '${7*7}{{7*7}}',
  '\r\nset-cookie: a=b',
  '(a+)+$'.repeat(50),
  'a'.repeat(5_000) + '!',
  '@'.repeat(5_000),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '2026-11-17T18:15:00.000Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-11-17T18:15:00+99:99',
  '2016-12-31T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'GALO-UK-DEANSGATE',
]

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 31) - 1,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  { toJSON: 'x' },
  { then: 'x' },
  deep(40),
  deep(200),
  Array.from({ length: 2_000 }, (_, index) => index),
]

/** Bodies that are no value of any shape. */
const RAW = [
  '['.repeat(100_000) + ']'.repeat(100_000),
  '{"basket":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  '['.repeat(50_000),
  '{"basket":{"id":"x","id":"y"}}',
  '{"query":"{restaurant(slug:\\"\\\\u0000\\",fulfilmentMethod:\\"COLLECTION\\"){slug}}"}',
  `{"query":"${'{items'.repeat(1_500)}"}`,
  '{"query":"query Q { ...F } fragment F on Query { ...F }"}',
  '{"query":"{__schema{types{fields{type{fields{type{name}}}}}}}"}',
]

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'length',
  '',
  '\u0000',
  'id',
  'data',
  '$ref',
]

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.integer() },
)

const bend: fc.Arbitrary<Bend> = fc.record({
  where: fc.nat({ max: 10_000 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'remove', 'add', 'rename', 'repeat', 'wrap'),
  what: value,
  name: fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 12 })),
})

/** What goes wrong with one request besides its JSON. */
const twist = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ kind: 'none' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('raw' as const),
      text: fc.oneof(text, fc.json(), fc.constantFrom(...RAW)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('method' as const),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('token' as const), token: fc.nat(), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('header' as const),
      name: fc.constantFrom(
        'content-type',
        'idempotency-key',
        'authorization',
        'x-client-secret',
        'x-features',
        'accept',
        'origin',
        'content-encoding',
        'x-forwarded-for',
        'if-none-match',
      ),
      value: fc.oneof(
        fc.constantFrom('', 'text/plain', 'Bearer ', 'Bearer a.b.c', 'gzip', 'null', 'x'.repeat(4_000)),
        text,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('param' as const), text }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('swap' as const), other: fc.nat() }) },
)

/** How one good request is spoiled. `call` and `example` pick from what there is, counted round and round. */
export const mutation = fc.record({
  call: fc.nat({ max: 10_000 }),
  example: fc.nat({ max: 10_000 }),
  bends: fc.array(bend, { maxLength: 3 }),
  isQueryBent: fc.boolean(),
  twist,
})

export type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never
