/** Lower case, letters and digits only: `12 St. Ann's Sq` and `12 st anns sq` are the same to a person typing. */
export const searchTextOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
