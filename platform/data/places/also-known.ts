import type { Market } from '@galo/domain'

/** What else a town is called by people who live there. */
export const ALSO_KNOWN: Readonly<Record<Market, Readonly<Record<string, readonly string[]>>>> = {
  UK: {
    'Newcastle upon Tyne': ['Newcastle'],
    'Kingston upon Hull': ['Hull'],
    'Kingston upon Thames': ['Kingston'],
    'Stoke-on-Trent': ['Stoke'],
    'Southend-on-Sea': ['Southend'],
    'Newcastle under Lyme': ['Newcastle-under-Lyme'],
    Derry: ['Londonderry'],
    Swansea: ['Abertawe'],
    Cardiff: ['Caerdydd'],
    Newport: ['Casnewydd'],
  },
  IE: {
    Dublin: ['Baile Átha Cliath'],
    Cork: ['Corcaigh'],
    Limerick: ['Luimneach'],
    Galway: ['Gaillimh'],
    Waterford: ['Port Láirge'],
    Wexford: ['Loch Garman'],
    Kilkenny: ['Cill Chainnigh'],
    Sligo: ['Sligeach'],
    'Dún Laoghaire': ['Dun Leary'],
    Cobh: ['Queenstown'],
  },
}
