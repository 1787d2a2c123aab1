import { customer, homes, job, type SeedCustomer } from './customer'

const person = (number: number, given: Parameters<typeof customer>[2]): SeedCustomer => customer('IE', number, given)

export const ireland: readonly SeedCustomer[] = [
  person(51, {
    givenName: 'Aoife',
    familyName: 'Kelleher',
    jobs: [job('STUDENT', '2028-09-30T00:00:00.000Z')],
    addresses: homes('galo-ie-rathmines', 'galo-ie-grafton-street'),
  }),
  person(52, { givenName: 'Brendan', familyName: 'Mac Giolla', addresses: homes('galo-ie-cork') }),
  person(53, { givenName: 'Ciara', familyName: 'Ní Bhriain', mobileNumber: null, addresses: homes('galo-ie-galway') }),
  person(54, { givenName: 'Declan', familyName: 'Foley', loyaltyId: null }),
  person(55, { givenName: 'Éabha', familyName: 'Daly', jobs: [job('HEALTH_WORKER', null)] }),
  person(56, {
    givenName: 'Fionn',
    familyName: 'Byrne',
    jobs: [job('STUDENT', '2025-06-30T00:00:00.000Z'), job('TEAM_MEMBER', null, true)],
    addresses: homes('galo-ie-smithfield', 'galo-ie-temple-bar', 'galo-ie-dundrum'),
  }),
  person(57, { givenName: 'Gráinne', familyName: 'Hickey', addresses: homes('galo-ie-limerick') }),
  person(58, { givenName: 'Hugo', familyName: 'Silva', mobileNumber: null, loyaltyId: null }),
  person(59, { givenName: 'Iman', familyName: 'Yusuf', addresses: homes('galo-ie-waterford') }),
]
