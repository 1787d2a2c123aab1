import type { Market } from './market'

/** Who sells in a market, as the law wants it said. */
export interface Company {
  readonly name: string
  readonly address: string
  readonly registeredIn: string
  /** In no register: numbers as these are not given out. */
  readonly number: string
  readonly vat: string
  /** From a range that is kept for drama, like every restaurant's. */
  readonly telephone: string
  readonly email: string
}

export const COMPANIES: Readonly<Record<Market, Company>> = {
  UK: {
    name: 'Galo Restaurants Limited',
    address: '1 Tile Yard, Stokes Croft, Bristol BS1 3PY',
    registeredIn: 'England and Wales',
    number: '99999901',
    vat: 'GB 999 9999 73',
    telephone: '0117 496 0100',
    email: 'help@galo.test',
  },
  IE: {
    name: 'Galo Restaurants Ireland Limited',
    address: '1 Tile Yard, Temple Bar, Dublin 2, D02 X000',
    registeredIn: 'Ireland',
    number: '999901',
    vat: 'IE 9999999WI',
    telephone: '020 915 0100',
    email: 'help.ireland@galo.test',
  },
}
