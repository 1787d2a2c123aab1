import { defineCall } from '@galo/contracts/call'
import { z } from 'zod'

/** The names are the platform's, which refuses any other. */
export const scenarioChoiceSchema = z.object({ name: z.string() })

const scenario = {
  path: '/scenario',
  credential: 'none',
  source: 'platform',
  answer: z.object({ name: z.string(), scenarios: z.array(z.object({ name: z.string(), about: z.string() })) }),
  errors: {},
} as const

/** How the next orders go, and how they may. */
export const getScenario = defineCall({ ...scenario, name: 'console.get-scenario', method: 'GET' })

export const chooseScenario = defineCall({
  ...scenario,
  name: 'console.choose-scenario',
  method: 'PUT',
  request: scenarioChoiceSchema,
})
