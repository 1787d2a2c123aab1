// `npm run release -- publish mfe-menu`: says which releases visitors are given; `npm run release -- --help`.
import { runRelease } from '../releases/tool/program.mjs'

process.exitCode = await runRelease(process.argv.slice(2), { environment: process.env, print: console.log })
