import { customerProblems } from './customer-details'

const ana = { givenName: 'Ana', familyName: 'Silva', email: 'ana@galo.test', phoneNumber: '07700 900123' }
const nobody = { givenName: '', familyName: '', email: '', phoneNumber: '' }

describe('customerProblems', () => {
  it('has nothing to say about a customer who has given everything', () => {
    expect(customerProblems(ana, 'COLLECTION')).toEqual([])
  })

  it('needs all four for collection and delivery', () => {
    const all = ['givenName', 'familyName', 'email', 'phoneNumber']
    expect(customerProblems(nobody, 'COLLECTION')).toEqual(all)
    expect(customerProblems(nobody, 'DELIVERY')).toEqual(all)
  })

  it('needs nothing from somebody at a table, but takes no wrong address either', () => {
    expect(customerProblems({ ...nobody, phoneNumber: ' ' }, 'EAT_IN')).toEqual([])
    expect(customerProblems({ ...nobody, email: 'ana@' }, 'AT_TABLE')).toEqual(['email'])
  })
})
