import { getProfile, updateUserAddresses, updateUserProfile } from '@galo/contracts/profile'
import { openWalletAccount } from '@galo/contracts/wallet'
import { customerNamed, signInCustomer, signInGuest, type Api } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const platform = runTestPlatform()
const as = async (name: string): Promise<Api> => (await customerNamed(platform, name)).api

const read = async (api: Api) => (await api.query(getProfile.path, getProfile.document, {})).body.data.getProfile
const change = (api: Api, fields: object) => api.query(updateUserProfile.path, updateUserProfile.document, fields)
const move = (api: Api, addresses: readonly object[]) =>
  api.query(updateUserAddresses.path, updateUserAddresses.document, { addresses })
const home = { line1: '1 Deansgate', city: 'Manchester', postcode: 'm34en', country: 'GB' }

describe('A profile', () => {
  it('shows who is signed in: names, contact, card, addresses and work', async () => {
    const { status, body } = await (await as('Ana')).query(getProfile.path, getProfile.document, {})
    expect(status).toBe(200)
    const ana = getProfile.answer.parse(body)
    expect(ana).toMatchObject({ givenName: 'Ana', email: 'ana.lopes@galo.test', mobileNumber: '07700 900001' })
    expect(ana.addresses.map(({ primary }) => primary)).toEqual([true, false])
    expect(ana.jobs).toEqual([{ type: 'STUDENT', disabled: false, expiry: '2028-09-30T00:00:00.000Z' }])
    expect(JSON.stringify(body)).not.toContain('scrypt')
  })

  it('is there for somebody without telephone, card, address or work', async () => {
    const isla = await read(await as('Isla'))
    expect(isla).toMatchObject({ mobileNumber: null, loyaltyId: null, addresses: [], jobs: [] })
  })

  it('is no guest’s, and nobody’s without an account', async () => {
    const { api } = await signInGuest(platform.url)
    const refused = await api.query(getProfile.path, getProfile.document, {})
    expect(refused).toMatchObject({ status: 403, body: { code: 'CUSTOMERS_ONLY' } })
    const gone = await signInCustomer(platform, '00000000-0000-4000-8000-000000009999')
    expect(await gone.api.query(getProfile.path, getProfile.document, {})).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })

  it('keeps what is not filled in, and changes nobody else’s', async () => {
    const [ben, kasia] = [await as('Ben'), await as('Kasia')]
    const before = await read(kasia)
    const { body } = await change(ben, { givenName: ' Benjamin  J ', familyName: '', mobileNumber: null })
    expect(body.data.updateUserProfile).toMatchObject({
      givenName: 'Benjamin J',
      familyName: 'Whitfield',
      mobileNumber: '07700 900002',
    })
    expect(await read(ben)).toEqual(body.data.updateUserProfile)
    expect(await read(kasia)).toEqual(before)
    expect((await change(ben, {})).body.data.updateUserProfile.givenName).toBe('Benjamin J')
  })

  it('refuses what is no name or telephone, by the field', async () => {
    const nia = await as('Nia')
    const wrong = [
      [{ mobileNumber: '12-34' }, 'mobileNumber: not a telephone number'],
      [{ familyName: 'x'.repeat(61) }, 'familyName: not a name, or longer than 60'],
    ] as const
    for (const [fields, message] of wrong)
      expect(await change(nia, fields)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } })
    expect((await change(nia, { givenName: 'N\u0000' })).status).toBe(400)
  })
})

describe('Addresses', () => {
  it('are replaced as a whole, tidied, with one primary', async () => {
    const oliver = await as('Oliver')
    const other = {
      line1: ' 2  High Street ',
      line2: '',
      city: 'Cork',
      country: 'IE',
      deliveryInstructions: 'Blue door',
    }
    const { body } = await move(oliver, [home, other])
    expect(body.data.updateUserAddresses.addresses).toEqual([
      { primary: true, ...home, postcode: 'M3 4EN', line2: null, deliveryInstructions: null },
      { primary: false, ...other, line1: '2 High Street', line2: null, postcode: null },
    ])
    expect((await move(oliver, [])).body.data.updateUserAddresses.addresses).toEqual([])
  })

  it('are refused with two primaries, without a postcode in the UK, with one of the wrong country, or by the dozen', async () => {
    const oliver = await as('Oliver')
    const refused = [
      [
        { ...home, primary: true },
        { ...home, primary: true },
      ],
      [{ ...home, postcode: '' }],
      [{ ...home, country: 'IE' }],
      [{ ...home, line1: ' ' }],
      Array.from({ length: 11 }, () => home),
    ]
    for (const addresses of refused)
      expect(await move(oliver, addresses)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })
})

describe('A wallet account', () => {
  const asked = { accountProvider: 'stripe', countryCode: 'GB', name: { given: 'Li', family: 'Wei' } }

  it('is one for each customer, however often and from however many tabs it is asked for', async () => {
    const li = await as('Li')
    const answers = await Promise.all([1, 2, 3].map(() => li.post(openWalletAccount.path, asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await (await as('Nia')).post(openWalletAccount.path, asked)).body.id).not.toBe(answers[0]?.body.id)
  })

  it('is only for customers, and says flatly what is wrong', async () => {
    const { api } = await signInGuest(platform.url)
    expect(await api.post(openWalletAccount.path, asked)).toMatchObject({
      status: 403,
      body: { code: 'CUSTOMERS_ONLY' },
    })
    const nameless = await (
      await as('Li')
    ).post(openWalletAccount.path, { ...asked, name: { given: '', family: 'Wei' } })
    expect(nameless).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect(nameless.body.message).toMatch(/^name\.given: /)
  })
})
