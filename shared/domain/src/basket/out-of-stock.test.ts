import fc from 'fast-check'
import { blocksCheckout, updateStock, type StockLine } from './out-of-stock'

const choice = (displayName: string) => ({ id: displayName, displayName, plu: displayName.toLowerCase() })
const slaw = choice('Slaw')
const corn = choice('Corn')
const cola = choice('Cola')
const half: StockLine = {
  id: 'line-1',
  displayName: 'Half chicken',
  plu: 'half',
  modifiers: [
    { id: 'sides', choices: [slaw, corn] },
    { id: 'drinks', selectableQuantity: true, choices: [cola, cola] },
  ],
}
const wrap: StockLine = {
  id: 'line-2',
  displayName: 'Wrap',
  plu: 'wrap',
  modifiers: [{ id: 'sides', choices: [slaw] }],
}
const gone = (...plus: string[]) => new Set(plus)
const names = (
  lines: readonly { readonly modifiers: readonly { readonly choices: readonly { displayName: string }[] }[] }[],
) => lines.map(({ modifiers }) => modifiers.flatMap(({ choices }) => choices.map(({ displayName }) => displayName)))

describe('updateStock', () => {
  it('leaves a basket alone in which everything can be had', () => {
    const { lines, removed } = updateStock([half, wrap], gone('soup'))
    expect(lines.map(({ id, outOfStock }) => [id, outOfStock])).toEqual([
      ['line-1', false],
      ['line-2', false],
    ])
    expect(names(lines)).toEqual([['Slaw', 'Corn', 'Cola', 'Cola'], ['Slaw']])
    expect(removed).toEqual([])
  })

  it('takes a dish out that sold out, and names it', () => {
    const { lines, removed } = updateStock([half, wrap], gone('half'))
    expect(lines.map(({ plu }) => plu)).toEqual(['wrap'])
    expect(removed).toEqual([{ name: 'Half chicken', plu: 'half' }])
  })

  it('takes a choice out of every dish, keeps the dishes, and names it once', () => {
    const { lines, removed } = updateStock([half, wrap], gone('slaw'))
    expect(names(lines)).toEqual([['Corn', 'Cola', 'Cola'], []])
    expect(removed).toEqual([{ name: 'Slaw', plu: 'slaw' }])
    expect(blocksCheckout(lines)).toBe(false)
  })

  it('asks the customer about a choice with a quantity instead of taking it, and waits with paying', () => {
    const { lines, removed } = updateStock([half, wrap], gone('cola'))
    expect(names(lines)).toEqual([['Slaw', 'Corn', 'Cola', 'Cola'], ['Slaw']])
    expect(removed).toEqual([])
    expect(lines.map(({ outOfStock }) => outOfStock)).toEqual([true, false])
    expect(lines[0]?.modifiers.map(({ outOfStock }) => outOfStock)).toEqual([false, true])
    expect(lines[0]?.modifiers[1]?.choices).toEqual([
      { ...cola, outOfStock: true },
      { ...cola, outOfStock: true },
    ])
    expect(blocksCheckout(lines)).toBe(true)
    expect(blocksCheckout(updateStock(lines, gone()).lines)).toBe(false)
  })

  const plu: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd')
  const anyChoice = plu.map((code) => ({ id: code, displayName: code.toUpperCase(), plu: code }))
  const anyLine = fc.record({
    id: fc.uuid(),
    displayName: fc.constant('Dish'),
    plu,
    modifiers: fc.array(
      fc.record({ id: fc.uuid(), selectableQuantity: fc.boolean(), choices: fc.array(anyChoice, { maxLength: 4 }) }),
      {
        maxLength: 3,
      },
    ),
  })

  it('takes away only what sold out, names all of it, and finds nothing more the second time', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), fc.uniqueArray(plu), (basket, codes) => {
        const soldOut = new Set(codes)
        const once = updateStock(basket, soldOut)
        const count = (lines: readonly StockLine[], counts: (code: string) => boolean) =>
          lines.flatMap((line) => line.modifiers.flatMap(({ choices }) => choices)).filter((each) => counts(each.plu))
            .length
        const kept = basket.filter((line) => !soldOut.has(line.plu))
        expect(once.lines).toHaveLength(kept.length)
        expect(count(once.lines, (code) => !soldOut.has(code))).toBe(count(kept, (code) => !soldOut.has(code)))
        expect(once.removed.every((each) => soldOut.has(each.plu))).toBe(true)
        expect(once.removed.length === 0).toBe(
          kept.length === basket.length && count(once.lines, () => true) === count(basket, () => true),
        )
        expect(blocksCheckout(once.lines)).toBe(count(once.lines, (code) => soldOut.has(code)) > 0)
        expect(updateStock(once.lines, soldOut)).toEqual({ lines: once.lines, removed: [] })
      }),
    )
  })
})
