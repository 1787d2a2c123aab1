export const findWebkit: () =>
  { readonly browser: string; readonly driver: string; readonly screen: string } | undefined
