import { render, screen } from '@testing-library/react'
import { defineWords, inSentence, LocaleProvider, useWords } from './index'
import './pseudo'

const WORDS = defineWords({
  en: { call: (phone: string, code: string) => `Call ${phone} and say ${code}.`, number: 'this number' },
  'en-IE': { call: (phone: string, code: string) => `Say ${code} when you ring ${phone}.` },
})

const Help = () => {
  const words = useWords(WORDS)
  return <p>{inSentence(words.call, <a href="tel:1">{words.number}</a>, <b>GX7</b>)}</p>
}

describe('inSentence', () => {
  it('puts elements where the sentence wants them', () => {
    const { container } = render(<Help />)
    expect(container.textContent).toBe('Call this number and say GX7.')
    expect(screen.getByRole('link').textContent).toBe('this number')
  })

  it('follows the order of a market’s own sentence', () => {
    const locale = { language: 'en', market: 'IE' } as const
    const { container } = render(
      <LocaleProvider locale={locale}>
        <Help />
      </LocaleProvider>,
    )
    expect(container.textContent).toBe('Say GX7 when you ring this number.')
  })

  it('keeps its elements in the pseudo-language', () => {
    const locale = { language: 'en-XA', market: 'UK' } as const
    const { container } = render(
      <LocaleProvider locale={locale}>
        <Help />
      </LocaleProvider>,
    )
    expect(container.textContent).toMatch(/^\[.+\[.+\].+GX7\.\]$/)
  })
})
