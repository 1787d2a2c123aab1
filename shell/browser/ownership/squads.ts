/** What each squad calls what it owns, and the colour it is shown in: of the brand, and apart from each other for who sees few colours, by a letter besides. */
const SQUADS: Readonly<Record<string, { readonly letter: string; readonly colour: string; readonly name: string }>> = {
  shell: { letter: 'S', colour: '#4a66f0', name: 'Shell' },
  'mfe-menu': { letter: 'M', colour: '#ffc42e', name: 'Menu' },
  'mfe-checkout': { letter: 'C', colour: '#7bd98e', name: 'Checkout' },
  'mfe-search': { letter: 'F', colour: '#ff7a50', name: 'Search' },
  'mfe-tracking': { letter: 'T', colour: '#e7a6ff', name: 'Tracking' },
  'mfe-account': { letter: 'A', colour: '#c9d6ff', name: 'Account' },
}

/** A remote that nobody has given a colour is shown by its own name. */
export const squadOf = (owner: string) =>
  SQUADS[owner] ?? {
    letter: owner.replace(/^mfe-/, '').charAt(0).toUpperCase(),
    colour: '#ffffff',
    name: owner.replace(/^mfe-/, ''),
  }
