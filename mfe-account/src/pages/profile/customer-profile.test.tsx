import { NetworkError } from '@galo/contracts/errors'
import {
  act,
  aCustomerSession,
  aGuestSession,
  aProfile,
  createFakeHttp,
  createFakeSession,
  renderScreen,
  screen,
  waitFor,
  within,
  type ScreenOptions,
} from '@galo/testing'
import { ProfilePage } from './profile-page'

const home = {
  primary: true,
  line1: '12 Redcliff Street',
  line2: null,
  postcode: 'M3 4LZ',
  city: 'Manchester',
  country: 'GB',
}
const work = { ...home, primary: false, line1: 'Engine Shed', postcode: 'M1 2AB', deliveryInstructions: 'Ring twice' }
const maeve = aProfile({ loyaltyId: '604277190265', addresses: [home, work] })

const answer = (profile: object) => () => ({ data: { getProfile: profile } })

const open = (answers: Parameters<typeof createFakeHttp>[0] = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<ProfilePage />, {
    owner: 'mfe-account',
    seed: { session: aCustomerSession() },
    http: createFakeHttp({ 'profile.get-profile': answer(maeve), ...answers }),
    ...options,
  })

const sentTo = (http: ReturnType<typeof createFakeHttp>, contract: string) =>
  http.calls.filter((call) => call.contract === contract).map(({ body }) => (body as { variables: unknown }).variables)

const door = async (name: string) => within(await screen.findByRole('region', { name }))

describe('A customer’s own page', () => {
  it('asks who is here, and is a guest’s until that is known', async () => {
    const { state, session } = open({}, { seed: {} })
    expect(screen.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/card/auth/login?callbackUrl=%2Fprofile',
    )
    expect(session.asked).toContainEqual(['whenSettled'])
    act(() => state.write('session').setState(aCustomerSession()))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi, Maeve' })).toBeVisible()
  })

  it('shows name, telephone, e-mail, card and addresses', async () => {
    open()
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Maeve')
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('07700 900142')
    expect(screen.getByText('maeve@galo.test')).toBeVisible()
    expect(screen.getByText('Number 6042 7719 0265')).toBeVisible()
    expect(screen.getByText('First choice')).toBeVisible()
    expect(screen.getByText('Ring twice')).toBeVisible()
  })

  it('shows what she does for as long as it counts, and says nothing where nothing does', async () => {
    const ended = { type: 'STUDENT', disabled: false, expiry: '2025-06-30T00:00:00.000Z' }
    const { unmount } = open({
      'profile.get-profile': answer({ ...maeve, jobs: [ended, { ...ended, type: 'HEALTH_WORKER', expiry: null }] }),
    })
    const lines = (await door('What you do')).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Health worker'])
    unmount()
    open({ 'profile.get-profile': answer({ ...maeve, jobs: [ended] }) })
    await screen.findByText('Number 6042 7719 0265')
    expect(screen.queryByRole('region', { name: 'What you do' })).not.toBeInTheDocument()
  })

  it('says that it can’t be had, and asks again', async () => {
    const error = new NetworkError('unreachable')
    const log = jest.fn()
    const { user, http } = open(
      {
        'profile.get-profile': () => {
          throw error
        },
      },
      { log },
    )
    expect(await screen.findByText(/can’t show your details/i)).toBeVisible()
    expect(log).toHaveBeenCalledWith('error', 'AUTH_REFRESH_USER_GET_PROFILE_ERROR', { error })
    http.answer('profile.get-profile', answer(maeve))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Maeve')
  })
})

describe('Her details', () => {
  it('are saved without what is left empty, and the page calls her by her new name', async () => {
    const { user, http } = open({
      'profile.update-user-profile': () => ({ data: { updateUserProfile: { ...maeve, givenName: 'Mae' } } }),
    })
    const given = await screen.findByRole('textbox', { name: 'First name' })
    await user.clear(given)
    await user.type(given, ' Mae ')
    await user.clear(screen.getByRole('textbox', { name: 'Mobile' }))
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sentTo(http, 'profile.update-user-profile')).toEqual([{ givenName: 'Mae' }])
    expect(screen.getByRole('heading', { level: 1, name: 'Hi, Mae' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('07700 900142')
  })

  it('keep what was typed while they were being saved, and say that this isn’t yet', async () => {
    let answerSave = (_answer: object): void => {}
    const saved = new Promise<object>((resolve) => (answerSave = resolve))
    const { user, http } = open({ 'profile.update-user-profile': () => saved })
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), ' Rose')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), '-Byrne')
    await act(async () => answerSave({ data: { updateUserProfile: { ...maeve, givenName: 'Maeve Rose' } } }))
    expect(await screen.findByText(/^Saved. What you typed since/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Kelleher-Byrne')
    http.answer('profile.update-user-profile', () => ({
      data: { updateUserProfile: { ...maeve, givenName: 'Maeve Rose', familyName: 'Kelleher-Byrne' } },
    }))
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sentTo(http, 'profile.update-user-profile')).toEqual([
      { givenName: 'Maeve Rose' },
      { familyName: 'Kelleher-Byrne' },
    ])
  })

  it('leave what another tab changed as it is, and show it once they are saved', async () => {
    const { user, http } = open({
      'profile.update-user-profile': () => ({
        data: { updateUserProfile: { ...maeve, givenName: 'Mae', mobileNumber: '07700 900999' } },
      }),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Mobile' }), '{Backspace}3')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(sentTo(http, 'profile.update-user-profile')).toEqual([{ mobileNumber: '07700 900143' }])
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Mae')
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('07700 900999')
  })

  it('keep what was typed when they can’t be saved, and say so in the log', async () => {
    const error = new NetworkError('unreachable')
    const log = jest.fn()
    const { user } = open(
      {
        'profile.update-user-profile': () => {
          throw error
        },
      },
      { log },
    )
    const given = await screen.findByRole('textbox', { name: 'First name' })
    await user.type(given, ' Rose')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText(/couldn’t save that/i)).toBeVisible()
    expect(given).toHaveValue('Maeve Rose')
    expect(log).toHaveBeenCalledWith('error', 'AUTH_UPDATE_USER_PROFILE_ERROR', { error })
  })

  it('are not sent while one of them is wrong: the focus goes there', async () => {
    const { user, http } = open()
    const phone = await screen.findByRole('textbox', { name: 'Mobile' })
    await user.clear(phone)
    await user.type(phone, '12')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(phone).toHaveFocus()
    expect(sentTo(http, 'profile.update-user-profile')).toEqual([])
  })
})

describe('What she typed and has not saved', () => {
  it('is there again when her sign-in ran out and she is back, and gone once it is saved', async () => {
    const { user, state } = open({
      'profile.update-user-profile': () => ({ data: { updateUserProfile: { ...maeve, givenName: 'Mae' } } }),
    })
    const given = await screen.findByRole('textbox', { name: 'First name' })
    await user.clear(given)
    await user.type(given, 'Mae')
    await user.click(screen.getByRole('button', { name: 'Add an address' }))
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '1 Quay Street')
    act(() => state.write('session').setState(aGuestSession()))
    expect(screen.getByText(/What you typed is kept/)).toBeVisible()
    act(() => state.write('session').setState(aCustomerSession()))
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Mae')
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('1 Quay Street')
    await user.click(screen.getByRole('button', { name: 'Save details' }))
    expect(await screen.findByText('Saved.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    act(() => state.write('session').setState(aGuestSession()))
    expect(screen.queryByText(/What you typed is kept/)).not.toBeInTheDocument()
  })
})

describe('Her addresses', () => {
  const saving = {
    'profile.update-user-addresses': ({ body }: { body?: unknown }) => ({
      data: {
        updateUserAddresses: {
          ...maeve,
          addresses: (body as { variables: { addresses: (typeof home)[] } }).variables.addresses,
        },
      },
    }),
  }

  it('get another one', async () => {
    const { user, http } = open(saving)
    const book = await door('Addresses')
    await user.click(await book.findByRole('button', { name: 'Add an address' }))
    await user.type(book.getByRole('textbox', { name: 'Address' }), '1 Quay Street')
    await user.type(book.getByRole('textbox', { name: 'Town or city' }), 'Manchester')
    await user.click(book.getByRole('button', { name: 'Save address' }))
    expect(book.getByText(/type a whole postcode/i)).toBeVisible()
    await user.type(book.getByRole('textbox', { name: 'Postcode' }), 'm33jb')
    await user.click(book.getByRole('button', { name: 'Save address' }))
    expect(await book.findByText(/1 Quay Street, Manchester/)).toBeVisible()
    const [sent] = sentTo(http, 'profile.update-user-addresses') as [{ addresses: object[] }]
    expect(sent.addresses).toHaveLength(3)
    expect(sent.addresses[2]).toMatchObject({
      line1: '1 Quay Street',
      postcode: 'M3 3JB',
      country: 'GB',
      primary: false,
    })
  })

  it('have another first choice', async () => {
    const { user, http } = open(saving)
    const book = await door('Addresses')
    await user.click(await book.findByRole('button', { name: /^Make first choice: Engine Shed/ }))
    await waitFor(() => expect(book.getByText('Saved.')).toBeVisible())
    const [sent] = sentTo(http, 'profile.update-user-addresses') as [{ addresses: { primary: boolean }[] }]
    expect(sent.addresses.map(({ primary }) => primary)).toEqual([false, true])
  })

  it('lose one', async () => {
    const { user } = open(saving)
    const book = await door('Addresses')
    await user.click(await book.findByRole('button', { name: /^Remove Engine Shed/ }))
    await waitFor(() => expect(book.queryByText(/Engine Shed/)).not.toBeInTheDocument())
    expect(book.getByRole('button', { name: 'Add an address' })).toHaveFocus()
  })

  it('keep what another tab put there in the meantime', async () => {
    const { user, http } = open(saving)
    const book = await door('Addresses')
    const remove = await book.findByRole('button', { name: /^Remove Engine Shed/ })
    http.answer(
      'profile.get-profile',
      answer({ ...maeve, addresses: [home, { ...home, line1: '1 Quay Street' }, work] }),
    )
    await user.click(remove)
    expect(await book.findByText(/1 Quay Street/)).toBeVisible()
    const [sent] = sentTo(http, 'profile.update-user-addresses') as [{ addresses: { line1: string }[] }]
    expect(sent.addresses.map(({ line1 }) => line1)).toEqual(['12 Redcliff Street', '1 Quay Street'])
  })

  it('are changed where they are typed in, though one before them goes', async () => {
    const quay = { ...home, primary: false, line1: '1 Quay Street' }
    let kept = [home, work, quay]
    const { user, http } = open({
      'profile.get-profile': () => ({ data: { getProfile: { ...maeve, addresses: kept } } }),
      'profile.update-user-addresses': (call: { body?: unknown }) => {
        kept = (call.body as { variables: { addresses: typeof kept } }).variables.addresses
        return { data: { updateUserAddresses: { ...maeve, addresses: kept } } }
      },
    })
    const book = await door('Addresses')
    await user.click(await book.findByRole('button', { name: /^Edit Engine Shed/ }))
    await user.type(book.getByRole('textbox', { name: 'Address' }), ' 2')
    await user.click(book.getByRole('button', { name: /^Remove 12 Redcliff/ }))
    await waitFor(() => expect(book.queryByText(/12 Redcliff/)).not.toBeInTheDocument())
    await user.click(book.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(sentTo(http, 'profile.update-user-addresses')).toHaveLength(2))
    expect(kept.map(({ line1 }) => line1)).toEqual(['Engine Shed 2', '1 Quay Street'])
  })

  it('stay as they are when they can’t be saved', async () => {
    const { user } = open({
      'profile.update-user-addresses': () => {
        throw new NetworkError('unreachable')
      },
    })
    const book = await door('Addresses')
    await user.click(await book.findByRole('button', { name: /^Remove Engine Shed/ }))
    expect(await book.findByText(/couldn’t save that/i)).toBeVisible()
    expect(book.getByText(/Engine Shed/)).toBeVisible()
  })
})

describe('Logging out', () => {
  it('is asked of the session', async () => {
    const { user, session } = open()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(session.asked).toContainEqual(['signOut'])
  })

  it('waits for a payment that is on its way, and says so', async () => {
    const session = createFakeSession(aCustomerSession, { signOut: () => Promise.resolve('paying') })
    const { user } = open({}, { session })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText(/payment is on its way/i)).toBeVisible()
  })

  it('can be tried again when it fails', async () => {
    const session = createFakeSession(aCustomerSession, {
      signOut: () => Promise.reject(new NetworkError('unreachable')),
    })
    const { user } = open({}, { session })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText(/couldn’t log you out/i)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled()
  })
})
