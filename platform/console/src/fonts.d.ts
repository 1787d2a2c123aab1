/** The address that the build gives a font. */
declare module '*.woff2' {
  const address: string
  export default address
}
