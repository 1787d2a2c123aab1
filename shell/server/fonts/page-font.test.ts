import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FONT_NAMES, pageFont } from './page-font'

describe('the fonts that pages load', () => {
  it.each(FONT_NAMES)('are what their packages have of them: %s', async (name) => {
    const stored = await readFile(join(__dirname, `../../public/fonts/${name}.woff2`))
    expect((await pageFont(name)).equals(stored)).toBe(true)
  })
})
