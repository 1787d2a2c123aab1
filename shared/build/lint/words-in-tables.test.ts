import { Linter } from 'eslint'
import { wordsInTables } from './words-in-tables.mjs'

const linter = new Linter()

const problemsIn = (code: string): readonly string[] =>
  linter
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { galo: { rules: { 'words-in-tables': wordsInTables } } },
      rules: { 'galo/words-in-tables': 'error' },
    })
    .map(({ message }) => message)

describe('words in tables', () => {
  it.each([
    ['text of an element', 'const a = <p>Find my Galo</p>'],
    ['one word of an element', 'const a = <b>ok</b>'],
    ['a choice between two texts', "const a = <p>{open ? 'open' : 'closed'}</p>"],
    ['what is read out', 'const a = <nav aria-label="Site" />'],
    ['a choice in an attribute', "const a = <nav aria-label={open ? 'Site' : name} />"],
    ['a property of a component', 'const a = <Sheet title="Your basket" />'],
    ['a text with a value in it', 'const a = <img alt={`${dish} on a plate`} />'],
    ['a label of a model', "const a = { label: 'Food' }"],
    ['a sentence of a model', "const a = 'We can’t reach the kitchen'"],
    ['a sentence with a value in it', 'const a = `Ring ${name} on ${phone}.`'],
    ['text between the tags of markup', 'const a = html`<h1>Log in</h1><p>${words.lead}</p>`'],
    ['what markup has read out', 'const a = html`<nav aria-label="Site">${links}</nav>`'],
    ['a sentence put into markup', "const a = html`<p>${open ? 'We are open' : words.closed}</p>`"],
  ])('finds %s', (_what, code) => expect(problemsIn(code)).not.toEqual([]))

  it.each([
    ['words from a table', 'const a = <p aria-label={words.basket}>{words.heading}</p>'],
    [
      'classes, addresses and shapes',
      'const a = <path className="wide line" d="M 15 36 A 9.5 11" to={`/order/${slug}`} />',
    ],
    [
      'tags, attributes and switches of markup',
      'const a = html`<input id="${id}" type="email" ${isFirst && html`autofocus`} ${html`maxlength="254"`} /> · ${text}`',
    ],
    ['a sign between two values', 'const a = <p>{name} · {address}</p>'],
    ['styles', "const a = css({ border: '1px solid var(--border)', background: 'Highlight of it' })"],
    ['an error for who runs the site', "throw new Error('There is no provider above this component')"],
    ['a line of the log', "services.log('error', 'The orders could not be listed', { error })"],
    ['what a flag is for', "const a = { purpose: 'Menus say that chicken has run out', fallback: false }"],
    ['what the platform says', "const a = message.endsWith('Basket not found')"],
  ])('leaves %s alone', (_what, code) => expect(problemsIn(code)).toEqual([]))
})
