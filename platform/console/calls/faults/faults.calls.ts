import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'
import { faultsSchema, newFaultSchema } from './fault.schema'

const faults = { path: '/faults', credential: 'none', source: 'platform', answer: faultsSchema, errors: {} } as const

export const listFaults = defineCall({ ...faults, name: 'console.list-faults', method: 'GET' })

export const addFault = defineCall({
  ...faults,
  name: 'console.add-fault',
  method: 'POST',
  request: newFaultSchema,
  answer: faultsSchema.extend({ id: z.string() }),
  status: 201,
  errors: { TOO_MANY_FAULTS: 409 },
})

export const clearFaults = defineCall({ ...faults, name: 'console.clear-faults', method: 'DELETE' })

export const clearFault = defineCall({
  ...faults,
  name: 'console.clear-fault',
  method: 'DELETE',
  path: '/faults/:id',
  errors: { NOT_FOUND: 404 },
})

const breakableCallSchema = z.object({ method: z.string(), path: z.string(), prefix: z.string() })

export type BreakableCall = z.output<typeof breakableCallSchema>

/** The calls that can be broken, each with how its paths begin. */
export const listBreakableCalls = defineCall({
  ...faults,
  name: 'console.list-breakable-calls',
  method: 'GET',
  path: '/faults/calls',
  answer: z.object({ calls: z.array(breakableCallSchema) }),
})
