/** @jest-environment jsdom */
import { h } from './dom.js'
import { createRows } from './rows.js'

interface Thing {
  readonly id: string
  readonly word: string
}

const start = (ids: readonly string[]) => {
  const list = h('ul') as HTMLUListElement
  document.body.replaceChildren(list)
  const rows = createRows(list, {
    keyOf: ({ id }: Thing) => id,
    draw: ({ word }: Thing) => h('li', {}, word, h('button', { 'data-part': 'go' }, 'Go')) as HTMLLIElement,
    none: 'Nothing here.',
  })
  const show = (things: readonly string[], word = 'first') => rows.show(things.map((id) => ({ id, word })))
  show(ids)
  return { list, show, go: (id: string) => list.querySelector<HTMLElement>(`[data-key="${id}"] button`) }
}
const keys = (list: HTMLElement) => [...list.children].map((row) => row.getAttribute('data-key'))

describe('A list that is drawn again', () => {
  it('has its rows in the order they are given, each once', () => {
    const { list, show } = start(['a', 'b', 'c'])
    for (const order of [['c', 'a', 'b'], ['b'], ['d', 'b', 'a'], ['a', 'b', 'c', 'd']]) {
      show(order)
      expect(keys(list)).toEqual(order)
    }
  })

  it('touches no row that is as it was', async () => {
    const { list, show } = start(['a', 'b', 'c'])
    const seen: Node[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) seen.push(...addedNodes, ...removedNodes)
    })
    observer.observe(list, { childList: true })
    const [a, b, c] = [...list.children]
    show(['b', 'c'])
    await Promise.resolve()
    expect(seen).toEqual([a])
    expect([...list.children]).toEqual([b, c])
  })

  it('says so when it is empty', () => {
    const { list, show } = start(['a'])
    show([])
    expect(list.textContent).toBe('Nothing here.')
    show(['b'])
    expect(keys(list)).toEqual(['b'])
  })

  it('keeps the keyboard on the same button of the same row, wherever that goes', () => {
    const { show, go } = start(['a', 'b', 'c'])
    go('b')?.focus()
    show(['c', 'b', 'a'], 'second')
    expect(document.activeElement).toBe(go('b'))
    show(['b', 'c', 'a'], 'second')
    expect(document.activeElement).toBe(go('b'))
  })

  it('hands the keyboard to the next row when this one goes, or else to the one before, or to itself', () => {
    const { list, show, go } = start(['a', 'b', 'c'])
    go('b')?.focus()
    show(['a', 'c'])
    expect(document.activeElement).toBe(go('c'))
    show(['a'])
    expect(document.activeElement).toBe(go('a'))
    show([])
    expect(document.activeElement).toBe(list)
  })

  it('takes the keyboard from nobody who is elsewhere', () => {
    const { show } = start(['a'])
    const elsewhere = h('input') as HTMLInputElement
    document.body.append(elsewhere)
    elsewhere.focus()
    show(['b'], 'second')
    expect(document.activeElement).toBe(elsewhere)
  })
})
