import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKPOINTS, media, mediaBelow } from './media'

const ROOT = join(__dirname, '../../../..')
const SHEETS = ['shell', 'shared', 'mfe-*'].flatMap((app) => [`${app}/*.ts`, `${app}/*.tsx`])

/** Every width of a screen that a style of the site asks for, as `file: min 768`. What asks for its own room (`@container`) asks for no screen. */
const widthsAskedFor = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...SHEETS], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)].map(([, bound, px]) => `${file}: ${bound} ${px}`),
      ),
    )

describe('Layouts', () => {
  it('change at the agreed widths and at no other', () => {
    const agreed = BREAKPOINTS.flatMap((px) => [`min ${px}`, `max ${px - 1}`, `max ${px - 0.02}`])
    const asked = widthsAskedFor()
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((each) => !agreed.includes(each.split(': ')[1] ?? ''))).toEqual([])
  })

  it('meet without a gap', () => {
    expect([media(768), mediaBelow(768)]).toEqual(['@media (min-width: 768px)', '@media (max-width: 767.98px)'])
  })
})
