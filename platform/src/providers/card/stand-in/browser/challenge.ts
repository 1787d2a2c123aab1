/**
 * The bank's page in its frame. It asks its own server to write the answer down and tells the page around it only that it is done:
 * what came of it, the page asks the provider.
 */
const { challenge, parent: page = '' } = document.body.dataset
const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The bank's page has no ${id}`)
  return found
}
const buttonOf = (id: 'complete' | 'fail' | 'close') => byId(id) as HTMLButtonElement
const buttons = [buttonOf('complete'), buttonOf('fail'), buttonOf('close')]
const news = byId('status')

const allow = (may: boolean) => buttons.forEach((button) => (button.disabled = !may))

const leave = () => window.parent.postMessage({ kind: 'galo-card-challenge-done' }, page)

const answer = async (word: 'complete' | 'fail') => {
  allow(false)
  document.body.dataset['busy'] = word
  news.textContent = word === 'complete' ? 'Confirming…' : 'Refusing…'
  try {
    const response = await fetch(`/stand-ins/card/challenge/${challenge}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: word }),
    })
    // Answered in another tab, or withdrawn: the page will see that for itself.
    if (response.ok || response.status < 500) return leave()
  } catch {
    // Said below.
  }
  allow(true)
  delete document.body.dataset['busy']
  news.textContent = 'The bank could not be reached. Nothing was charged. Try again.'
  byId(word).focus()
}

byId('complete').addEventListener('click', () => void answer('complete'))
byId('fail').addEventListener('click', () => void answer('fail'))
byId('close').addEventListener('click', leave)
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !document.body.dataset['busy']) leave()
  if (event.key !== 'Tab') return
  // The question is all there is: Tab goes round in it.
  const open = buttons.filter((button) => !button.disabled)
  const order = [...document.querySelectorAll('button')].filter((button) => open.includes(button))
  const [first, last] = [order[0], order.at(-1)]
  const at = order.find((button) => button === document.activeElement)
  if (event.shiftKey ? at === first || at === undefined : at === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
})
allow(true)
byId('title').focus()
