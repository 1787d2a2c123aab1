import { gsmLength, gsmText } from './gsm-text'

describe('gsmText', () => {
  it('keeps what a telephone has letters for, money too', () => {
    expect(gsmText('£5.20, €3.10, Café at 18:30!')).toBe('£5.20, €3.10, Café at 18:30!')
  })

  it('writes the rest as plainly as it can be read', () => {
    expect(gsmText('We’re sorry – “Pão”, açaí… 2 × it')).toBe('We\'re sorry - "Pao", acai... 2 x it')
    expect(gsmText('🌶')).toBe('?')
  })
})

describe('gsmLength', () => {
  it('counts a euro twice, as networks do', () => {
    expect(gsmLength('£1')).toBe(2)
    expect(gsmLength('€1')).toBe(3)
  })
})
