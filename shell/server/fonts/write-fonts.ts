// Writes the fonts that pages load, after a new version of their packages: `TSX_TSCONFIG_PATH=tsconfig.base.json node --import tsx shell/server/fonts/write-fonts.ts`.
import { writeFile } from 'node:fs/promises'
import { FONT_NAMES, pageFont } from './page-font'

for (const name of FONT_NAMES)
  await writeFile(new URL(`../../public/fonts/${name}.woff2`, import.meta.url), await pageFont(name))
