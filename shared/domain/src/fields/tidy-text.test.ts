import { isNonBlank, tidyText } from './tidy-text'

describe('tidyText', () => {
  it('takes out what nobody can see and would turn a name round on a board', () => {
    expect(tidyText(' A\u202ena\u200b  Lo\u0007pes\u001b ')).toBe('Ana Lopes')
    expect(tidyText('Ana\u200f \u200bLopes')).toBe('Ana Lopes')
    expect(tidyText('Ana\tLopes\n')).toBe('Ana Lopes')
  })

  it('keeps the joiners inside a word, which some names are written with', () => {
    expect(tidyText('علی\u200cرضا')).toBe('علی\u200cرضا')
    expect(tidyText('क्\u200dष')).toBe('क्\u200dष')
    expect(tidyText('\u200dAna\u200c')).toBe('Ana')
  })
})

describe('isNonBlank', () => {
  it('is false of what only looks like nothing', () => {
    for (const blank of ['', ' ', '\u200b', '\u202e\u200b', '\u0007'])
      expect([blank, isNonBlank(blank)]).toEqual([blank, false])
  })
})
