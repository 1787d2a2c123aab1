import type { Report } from '../report'
import { errorsHtml, hearErrors, withErrorsHeard } from './hear-errors'

describe('What goes wrong while a page is drawn from source', () => {
  const report = jest.fn<void, Parameters<Report>>()
  const hear = hearErrors(report)

  it('stands in that page and in no other, with where it was thrown, and is reported as ever', async () => {
    const drawn = (name: string) =>
      withErrorsHeard(async (errors) => {
        await Promise.resolve()
        hear('error', 'A part threw', { error: `Error: ${name}`, stack: `Error: ${name}\\n at </script>` })
        hear('info', 'Nothing')
        return errorsHtml(errors)
      })
    const [one, two] = await Promise.all([drawn('one'), drawn('two')])
    expect(one).toContain('Error: one')
    expect(one).not.toContain('two')
    expect(one).not.toContain('at </script>')
    expect(one).not.toContain('Nothing')
    expect(two).toContain('Error: two')
    expect(report).toHaveBeenCalledTimes(4)
  })

  it('leaves no word in a page where nothing did, and none outside of a page', () => {
    hear('error', 'Outside')
    expect(withErrorsHeard(errorsHtml)).toBe('')
  })
})
