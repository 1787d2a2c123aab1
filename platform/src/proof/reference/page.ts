import { parse, print } from 'graphql'
import type { ApiArea, ApiCall, Bearer, ErrorFamily } from './api-call'
import { fieldRows, type FieldRow } from './fields'

/** What was really asked and answered, masked. */
export interface Exchange {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer: unknown
}

const BEARER: Readonly<Record<Bearer, string>> = {
  none: 'Anybody may ask.',
  session:
    'Needs the session of a guest or a customer: `Authorization: Bearer …`. Without a good one: 401 `UNAUTHORISED`.',
  customer:
    'Needs the access token of a customer who has signed in: `Authorization: Bearer …`. Without a good one: 401 `UNAUTHORISED`.',
  'menu-token': 'Needs the public token of our sites: `Authorization: Bearer …`. Without it: 401 `UNAUTHORISED`.',
  'menu-token-or-session':
    'Needs the public token of our sites or any session: `Authorization: Bearer …`. Without: 401 `UNAUTHORISED`.',
  'client-secret': 'For our own servers, which say so by `x-client-secret`. Without it: 401 `UNAUTHORISED`.',
  'card-key': 'Needs the publishable key as `key`. Without it: 401.',
}

const ERRORS: Readonly<Record<ErrorFamily, string>> = {
  list: '`{ "errors": [{ "code", "message" }] }`',
  quote: '`{ "errors": [{ "code", "message" }, …] }`, an entry for each thing that is wrong',
  order: '`{ "data": null, "error": { "code", "message" } }`',
  flat: '`{ "code", "message" }`',
  array: '`[{ "code", "message" }]`',
  provider: '`{ "error": { "type", "code", "message" } }`',
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const fields = (title: string, rows: readonly FieldRow[]): string =>
  rows.length === 0
    ? ''
    : `**${title}**\n\n${table(
        ['field', 'is', 'needed', ''],
        rows.map(({ path, type, isRequired, notes }) => [`\`${path}\``, type, isRequired ? 'yes' : '', notes]),
      )}`

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

const refusals = ({ refusals: list = [], request, query }: ApiCall): string => {
  const shared =
    request === undefined && query === undefined
      ? []
      : [['400', '`BAD_REQUEST`', 'a field is wrong; the message names it']]
  const rows = [...shared, ...list.map(({ status, code, when }) => [String(status), `\`${code}\``, when])]
  return rows.length === 0 ? '' : `**Refused**\n\n${table(['status', 'code', 'when'], rows)}`
}

const example = ({ method, answer }: ApiCall, { path, headers, body, answer: heard }: Exchange): string => {
  const sent = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n')
  return [
    `**For example**\n\n\`\`\`http\n${sent}\n\`\`\``,
    body === undefined ? '' : json(body),
    `answers ${answer.status}:`,
    typeof heard === 'string' ? `\`\`\`text\n${heard}\n\`\`\`` : json(heard),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The answer's fields, or where on this page they have been listed already: calls on a basket all answer the same. */
const answerText = (call: ApiCall, area: ApiArea): string => {
  const { schema, status } = call.answer
  if (schema === undefined) return ''
  const first = area.calls.find(({ answer }) => answer.schema === schema)
  return first === call || first === undefined
    ? fields(`Answer, ${status}`, fieldRows(schema))
    : `**Answer, ${status}:** the same as that of “${first.name}”.`
}

const callText = (call: ApiCall, area: ApiArea, exchange: Exchange): string => {
  const { name, method, path, about, rows, bearer, errors, headers = {}, document, request, query } = call
  return [
    `## ${name}`,
    `\`${method} ${path}\`${rows.length === 0 ? '' : ` – ${rows.join(', ')}`}`,
    about,
    `${BEARER[bearer]} Errors: ${ERRORS[errors]}.`,
    document === undefined ? '' : `The site sends:\n\n\`\`\`graphql\n${print(parse(document))}\n\`\`\``,
    ...(Object.keys(headers).length === 0
      ? []
      : [
          `**Headers**\n\n${table(
            ['header', 'means'],
            Object.entries(headers).map(([header, means]) => [`\`${header}\``, means]),
          )}`,
        ]),
    query === undefined ? '' : fields('Query', fieldRows(query)),
    request === undefined ? '' : fields(document === undefined ? 'Request' : 'Variables', fieldRows(request)),
    answerText(call, area),
    refusals(call),
    example(call, exchange),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const WRITTEN =
  'Written by `node platform/bin/write-reference.mjs` from the platform’s own descriptions of its calls; do not edit.'

export const areaPage = (area: ApiArea, exchangeOf: (call: ApiCall) => Exchange): string =>
  [`# ${area.title}`, area.about, ...area.calls.map((call) => callText(call, area, exchangeOf(call))), WRITTEN].join(
    '\n\n',
  ) + '\n'

export const indexPage = (areas: readonly ApiArea[]): string =>
  [
    '# The platform’s calls',
    'What the platform answers, area by area. Every call takes fields it does not know, names the field that is wrong, and never answers with its insides. A body is at most 256 KiB (413 `BODY_TOO_LARGE`), readable text, and nested no deeper than 40 levels. A GraphQL question may have four aliases and cost twice what our site’s dearest one does (400 `QUERY_TOO_COSTLY`). Instants are UTC, money is in minor units. Examples are from a real run, with ids numbered, times of one evening, and long lists cut.',
    ...areas.map(
      ({ id, title, about, calls }) =>
        `## [${title}](${id}.md)\n\n${about}\n\n${table(
          ['call', 'path', 'rows'],
          calls.map(({ name, method, path, rows }) => [name, `\`${method} ${path}\``, rows.join(', ')]),
        )}`,
    ),
    WRITTEN,
  ].join('\n\n') + '\n'
