// Paints every dish and writes the files the platform serves: node --import tsx platform/painter/paint.ts [picture ...]
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { picture } from './picture'
import { clearRecipes, recipes, type Job } from './recipes/index'

const OUT = fileURLToPath(new URL('../media/items/', import.meta.url))
const CANVAS = 800
/** The largest a 200 px AVIF may be: thirty of them make one screen of menu. */
const SMALL_AVIF_LIMIT = 6 * 1024

const wanted = new Set(process.argv.slice(2))
const jobs: readonly Job[] = [
  ...recipes.map((recipe) => ({ ...recipe, file: recipe.id, sizes: [200, 240, 400] })),
  ...clearRecipes,
].filter(({ file }) => wanted.size === 0 || wanted.has(file))

/** The lettering on cans is set in the text face of the site, whatever the machine has installed. */
const lettering = async () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
  const data = (await readFile(file)).toString('base64')
  return `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${data})}`
}

const pageOf = (svg: string, face: string) =>
  `<style>${face}html,body{margin:0;background:transparent}svg{display:block;width:${CANVAS}px;height:${CANVAS}px}</style>${svg}`

const write = async (png: Buffer, file: string, size: number) => {
  const resized = sharp(png).resize(size, size, { kernel: 'lanczos3' })
  const avif = await resized.clone().avif({ quality: 52, effort: 7 }).toFile(`${OUT}${file}-${size}.avif`)
  await resized.clone().webp({ quality: 72, effort: 6 }).toFile(`${OUT}${file}-${size}.webp`)
  if (size === 200 && avif.size > SMALL_AVIF_LIMIT) console.warn(`${file}-200.avif weighs ${avif.size} bytes`)
}

sharp.concurrency(Math.max(1, cpus().length - 1))
await mkdir(OUT, { recursive: true })
const face = await lettering()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: CANVAS, height: CANVAS } })
for (const job of jobs) {
  await page.setContent(pageOf(picture(job), face))
  await page.evaluate('document.fonts.ready')
  const png = await page.screenshot({ omitBackground: true })
  for (const size of job.sizes) await write(png, job.file, size)
}
await browser.close()
console.log(`${jobs.length} pictures painted`)
