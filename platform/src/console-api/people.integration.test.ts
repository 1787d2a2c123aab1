import { createBasket } from '@galo/contracts/basket'
import { SEED_PASSWORD } from '../../data'
import { customers, loyaltyCards } from '../kernel/db/schema'
import { createApi } from '../proof/world/api'
import { createSite, newBrowser } from '../proof/world/site'
import { runTestPlatform } from '../proof/world/start-test-platform'

interface Person {
  readonly id: string
  readonly email: string
  readonly card: {
    readonly cardNumber: string
    readonly chillies: number
    readonly rewards: readonly { type: string }[]
  } | null
}

const platform = runTestPlatform()
beforeAll(async () => {
  const { db } = platform
  const member = { id: 'c-1', email: 'rita@example.com', givenName: 'Rita', familyName: 'Nunes', market: 'UK' as const }
  const now = new Date('2026-11-17T18:00:00Z')
  const rest = { passwordHash: 'hash', addresses: [], jobs: [], createdAt: now, updatedAt: now }
  await db.insert(customers).values([
    { ...member, ...rest },
    { ...member, ...rest, id: 'c-2', email: 'no-card@example.com' },
  ])
  await db.insert(loyaltyCards).values({
    ...{ cardNumber: '990000000001', customerId: 'c-1', cardType: 'DIGITAL_CARD', source: 'WEB', market: 'UK' },
    ...{ chillies: 2, createdAt: now },
  })
})

const people = async (find = ''): Promise<Person[]> =>
  (await platform.console.get(`/console/api/customers?find=${encodeURIComponent(find)}`)).body.customers
const withCard = async () => {
  const person = (await people('rita@'))[0]
  if (person?.card == null) throw new Error('nobody has a card')
  return { ...person, card: person.card }
}

describe('The support desk', () => {
  it('finds a customer by a part of name, e-mail or card, and never sees a password', async () => {
    const { email, card } = await withCard()
    expect(await people(email.slice(1).toUpperCase())).toMatchObject([{ email }])
    expect(await people(card.cardNumber)).toMatchObject([{ email }])
    expect(await people('nobody%is_called this')).toEqual([])
    expect(JSON.stringify(await people())).not.toMatch(/password|hash/i)
    expect((await platform.console.get('/console/api/customers?find=%00')).status).toBe(400)
  })

  it('sets what is on a card and gives a reward', async () => {
    const { id, card } = await withCard()
    expect((await platform.console.put(`/console/api/customers/${id}/balance`, { chillies: 7 })).status).toBe(200)
    expect((await platform.console.post(`/console/api/customers/${id}/rewards`, { type: 'RED' })).status).toBe(201)
    const after = (await people(card.cardNumber))[0]
    expect(after?.card?.chillies).toBe(7)
    expect(after?.card?.rewards).toHaveLength(card.rewards.length + 1)
    expect(after?.card?.rewards).toContainEqual(expect.objectContaining({ type: 'RED', state: 'banked' }))
  })

  it('can not overfill a card, nor fill one that is not there', async () => {
    const { id } = await withCard()
    expect((await platform.console.put(`/console/api/customers/${id}/balance`, { chillies: 10 })).status).toBe(400)
    expect((await platform.console.post(`/console/api/customers/${id}/rewards`, { type: 'BLUE' })).status).toBe(400)
    expect((await platform.console.put('/console/api/customers/nobody/balance', { chillies: 1 })).status).toBe(404)
    const cardless = (await people('no-card@'))[0]
    const answer = await platform.console.put(`/console/api/customers/${cardless?.id}/balance`, { chillies: 1 })
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'NO_CARD'])
  })

  it('signs somebody out of every browser, and nobody else', async () => {
    const site = await createSite(platform.url)
    const [ana, ben] = [newBrowser(), newBrowser()]
    const { access_token: anas } = await site.signIn(ana, 'ana.lopes@galo.test', SEED_PASSWORD)
    const { access_token: bens } = await site.signIn(ben, 'ben.whitfield@galo.test', SEED_PASSWORD)
    const basketWith = async (token: string) => {
      const body = { fulfilment_type: 'COLLECTION', restaurant_id: 'galo-uk-shoreditch' }
      return (await createApi(platform.url, token).post(createBasket.path, body)).status
    }
    expect([await basketWith(anas), await basketWith(bens)]).toEqual([201, 201])
    const id = (await people('ana.lopes@'))[0]?.id
    expect((await platform.console.post(`/console/api/customers/${id}/sign-out`, {})).status).toBe(200)
    const me = `${platform.url}/identity/provider/api/v1/sessions/me`
    expect([(await ana.open(me)).status, (await ben.open(me)).status]).toEqual([404, 200])
    expect([await basketWith(anas), await basketWith(bens)]).toEqual([401, 201])
    expect((await platform.console.post('/console/api/customers/nobody/sign-out', {})).status).toBe(404)
  })

  it('sees every code with its uses', async () => {
    const { codes } = (await platform.console.get('/console/api/codes')).body
    expect(codes).toContainEqual(expect.objectContaining({ code: 'GALO20', uses: 0 }))
    expect((await platform.console.get('/console/api/codes/GALO20/uses')).body).toEqual({ uses: [] })
  })
})
