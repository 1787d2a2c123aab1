import { readFileSync } from 'node:fs'
import { drawnFiles } from './files'

describe('docs/figures.md and its charts', () => {
  it.each([...drawnFiles()])('%s is what the ledger says: else `npm run figures`', (path, content) => {
    expect(readFileSync(path, 'utf8')).toBe(content)
  })
})
