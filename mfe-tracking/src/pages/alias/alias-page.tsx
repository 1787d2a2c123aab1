/** Never shown: its loader always redirects. */
export const AliasPage = () => null
