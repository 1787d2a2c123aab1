import { customer, homes, job, type SeedCustomer } from './customer'

const person = (number: number, given: Parameters<typeof customer>[2]): SeedCustomer => customer('UK', number, given)

export const unitedKingdom: readonly SeedCustomer[] = [
  person(1, {
    givenName: 'Ana',
    familyName: 'Lopes',
    jobs: [job('STUDENT', '2028-09-30T00:00:00.000Z')],
    addresses: homes('galo-uk-shoreditch', 'galo-uk-covent-garden'),
  }),
  person(2, { givenName: 'Ben', familyName: 'Whitfield', addresses: homes('galo-uk-brixton') }),
  person(3, { givenName: 'Chidi', familyName: 'Okafor', addresses: homes('galo-uk-deansgate', 'galo-uk-didsbury') }),
  person(4, { givenName: 'Dilys', familyName: 'Probert', mobileNumber: null, addresses: homes('galo-uk-cardiff') }),
  person(5, { givenName: 'Ewan', familyName: 'Sinclair', loyaltyId: null, addresses: homes('galo-uk-leith') }),
  person(6, { givenName: 'Farah', familyName: 'Rahman', jobs: [job('HEALTH_WORKER', null)] }),
  person(7, {
    givenName: 'Grace',
    familyName: "O'Neill",
    jobs: [job('STUDENT', '2025-06-30T00:00:00.000Z')],
    addresses: homes('galo-uk-belfast-botanic'),
  }),
  person(8, {
    givenName: 'Harpreet',
    familyName: 'Gill',
    jobs: [job('TEAM_MEMBER', null, true)],
    addresses: homes('galo-uk-birmingham-new-street', 'galo-uk-nottingham', 'galo-uk-sheffield'),
  }),
  person(9, { givenName: 'Isla', familyName: 'MacLeod', mobileNumber: null, loyaltyId: null }),
  person(10, {
    givenName: 'Jamal',
    familyName: 'Bennett-Clarke',
    jobs: [
      job('STUDENT', '2024-06-30T00:00:00.000Z'),
      job('HEALTH_WORKER', '2029-01-01T00:00:00.000Z'),
      job('TEAM_MEMBER', '2029-01-01T00:00:00.000Z', true),
    ],
    addresses: homes('galo-uk-headingley'),
  }),
  person(11, { givenName: 'Kasia', familyName: 'Nowak', addresses: homes('galo-uk-liverpool-bold-street') }),
  person(12, { givenName: 'Li', familyName: 'Wei', addresses: homes('galo-uk-greenwich', 'galo-uk-waterloo') }),
  person(13, { givenName: 'María José', familyName: 'Fernández de la Vega', addresses: homes('galo-uk-bath') }),
  person(14, { givenName: 'Nia', familyName: 'Campbell', addresses: homes('galo-uk-brighton') }),
  person(15, { givenName: 'Oliver', familyName: 'Hart', loyaltyId: null, mobileNumber: '+44 7700 900015' }),
]
