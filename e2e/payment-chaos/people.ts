import type { CustomerDetails } from '@galo/domain'

const ANA: CustomerDetails = {
  givenName: 'Ana',
  familyName: 'Lopes',
  email: 'ana@example.com',
  phoneNumber: '07700 900123',
}

/** Who orders, and what they type: most of it is right, some only just, some of it nobody could print on a bag. */
export const customers: readonly CustomerDetails[] = [
  ANA,
  ANA,
  ANA,
  ANA,
  ANA,
  ANA,
  ANA,
  ANA,
  ANA,
  { ...ANA, givenName: 'a'.repeat(100), familyName: 'b'.repeat(100) },
  { ...ANA, givenName: 'علی\u200cرضا', familyName: '李' },
  { ...ANA, givenName: ' A\u202ena\u200b ', email: ' ana@example.com ' },
  { ...ANA, phoneNumber: '+44 7 7 0 0 9 0 0 1 2 3 4 5 6 7 8 9' },
  { ...ANA, email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.test` },
  { ...ANA, givenName: 'a'.repeat(101) },
  { ...ANA, familyName: '\u202e\u200b' },
  { ...ANA, familyName: '4242 4242 4242 4242' },
]
