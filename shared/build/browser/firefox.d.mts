export const findFirefox: () => string | undefined
