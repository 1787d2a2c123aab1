// `npm run figures`: draws the tables of docs/figures.md and its charts from the ledger.
import { drawAll } from './files'

drawAll()
