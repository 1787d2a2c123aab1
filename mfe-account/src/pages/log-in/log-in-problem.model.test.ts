import { SIGN_IN_ERRORS } from '@galo/contracts/session'
import { problemOf } from './log-in-problem.model'

describe('problemOf', () => {
  it('has nothing to say where nothing went wrong', () => {
    expect(problemOf(null)).toBeNull()
  })

  it('knows what the site’s server may say, but for what has a page of its own', () => {
    const withWords = SIGN_IN_ERRORS.filter((code) => code !== 'SessionRequired')
    expect(withWords.map(problemOf)).toEqual(withWords)
  })

  it('says the same of every other code: what is in an address never gets on the page', () => {
    expect(['toString', '<b>Call us</b>', ''].map(problemOf)).toEqual(['other', 'other', 'other'])
  })
})
