/** Never shown: its loader always leads on. */
export const AliasPage = () => null
