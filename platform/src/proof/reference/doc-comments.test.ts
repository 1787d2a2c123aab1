import { docCommentOf, docCommentsIn } from './doc-comments'

describe('What is written above a call', () => {
  it('is what the reference says of it, and the rows it serves', () => {
    const source = `
      /** Not a call (F09). */
      export const LIMIT = 3
/**
 * Takes a reward off (H07, F04): it is back at once. \`type\` is the reward's (its colour).
 * Asked twice, it is refused (H02).
 */
export const removeReward = defineCall({
  name: 'basket.remove-reward',`.replace('      /**', '/**')
    expect([...docCommentsIn(source)]).toEqual([
      [
        'basket.remove-reward',
        {
          about:
            "Takes a reward off: it is back at once. `type` is the reward's (its colour). Asked twice, it is refused.",
          rows: ['F04', 'H02', 'H07'],
        },
      ],
    ])
  })

  it('is found for a call of ours, and missed for one nobody described', () => {
    expect(docCommentOf('menu.get-menu').rows).toContain('E01')
    expect(() => docCommentOf('menu.get-nothing')).toThrow('Nothing is written above menu.get-nothing')
  })
})
