import type { Context } from 'hono'
import type { z } from 'zod'
import { parseWith, readJson } from '../../../kernel/http/body'
import { assertReadable } from '../../../kernel/http/readable'
import { CardRefusal } from './card.refusal'

/** A field of a form or a query: a text, or more fields below it. */
type Fields = { [name: string]: string | Fields }

const MOST_FIELDS = 100
const DEEPEST = 5
const NAME = /^([\w.-]+)((?:\[[\w.-]*\])*)$/

const badForm = (message: string, param: string): CardRefusal =>
  new CardRefusal(400, { type: 'invalid_request_error', message, param })

/** `metadata[basketId]` as `metadata`, `basketId`; an empty pair of brackets is the next of a list. */
const partsOf = (name: string): readonly string[] => {
  const [, first, rest = ''] = NAME.exec(name) ?? []
  if (first === undefined) throw badForm(`Invalid parameter name: ${name.slice(0, 100)}`, 'body')
  const parts = [first, ...[...rest.matchAll(/\[([\w.-]*)\]/g)].map(([, part = '']) => part)]
  if (parts.length > DEEPEST) throw badForm(`Too deep: ${first}`, first)
  return parts
}

const fieldsBelow = (fields: Fields, name: string): Fields => {
  const known = fields[name]
  if (typeof known === 'object') return known
  const fresh: Fields = Object.create(null)
  fields[name] = fresh
  return fresh
}

/** Fields with square brackets, as the provider's library writes its bodies and queries. */
export const readFields = (pairs: Iterable<readonly [string, string]>): Fields => {
  const fields: Fields = Object.create(null)
  let count = 0
  for (const [name, value] of pairs) {
    if ((count += 1) > MOST_FIELDS) throw badForm('Too many parameters', 'body')
    const parts = partsOf(name)
    const below = parts.slice(0, -1).reduce(fieldsBelow, fields)
    const last = parts.at(-1) ?? ''
    below[last === '' ? String(Object.keys(below).length) : last] = value
  }
  return fields
}

const isForm = (c: Context): boolean =>
  (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded')

/** The body of a call by one of our servers, whose library writes forms, or of a page, which writes JSON. */
export const readCardBody = async <T extends z.core.$ZodType>(c: Context, schema: T): Promise<z.output<T>> => {
  if (!isForm(c)) return parseWith(schema, await readJson(c))
  const fields = readFields(new URLSearchParams(await c.req.text()))
  assertReadable(fields)
  return parseWith(schema, fields)
}

/** Which parts of an answer are wanted whole instead of by their ids. */
export const expandIn = ({ expand }: Fields): readonly string[] =>
  typeof expand === 'object' ? Object.values(expand).filter((each) => typeof each === 'string') : []

export const readQuery = (c: Context): Fields => readFields(new URL(c.req.url).searchParams)
