// Judges what was built last by what each squad says that its modules may weigh, as publishing does. Needs a build.
import { overOwnBudgets } from '../budgets/own-budgets.mjs'

const over = await overOwnBudgets()
for (const sentence of over) console.log(sentence)
console.log(over.length === 0 ? 'Every app could be published for what it weighs.' : `${over.length} could not be.`)
process.exit(over.length === 0 ? 0 : 1)
