import { startSignIn } from '@galo/contracts/session'
import { aBasketState, aSignedBasket, renderScreen, screen, within, type ScreenOptions } from '@galo/testing'
import { RegisterPage } from '../register/register-page'
import { LogInPage } from './log-in-page'
import type { LogInData } from './log-in-page.loader'

const guest: Pick<ScreenOptions, 'owner'> = { owner: 'mfe-account' }

const openDoors = (data: Partial<LogInData> = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen(<LogInPage data={{ to: '/order/search', problem: null, ...data }} params={{}} />, {
    ...guest,
    ...options,
  })

/** What the form with this button would send. */
const formOf = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button })
  if (form === null) throw new Error(`${button} sends no form`)
  return { to: form.getAttribute('action'), method: form.method, fields: Object.fromEntries(new FormData(form)) }
}

describe('LogInPage', () => {
  it('leads to the provider by a form that needs no script, with the e-mail that was typed and the way back', async () => {
    const { user } = openDoors({ to: '/profile' })
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ana@galo.test')
    expect(formOf('Log in')).toEqual({
      to: startSignIn.path,
      method: startSignIn.method.toLowerCase(),
      fields: { callbackUrl: '/profile', login_hint: 'ana@galo.test', keep: 'on' },
    })
  })

  it('keeps nobody logged in who doesn’t want it', async () => {
    const { user } = openDoors()
    await user.click(screen.getByRole('checkbox', { name: /keep me logged in/i }))
    expect(formOf('Log in').fields).not.toHaveProperty('keep')
  })

  it('asks for no password: that is typed at the provider alone', () => {
    openDoors()
    expect(document.querySelector('[type="password"]')).toBeNull()
  })

  it('has two doors of one size for who comes from the checkout, and both lead back there', () => {
    openDoors({ to: '/order/checkout' })
    expect(screen.getByRole('heading', { level: 1, name: 'How shall we put this order down?' })).toBeVisible()
    expect(formOf('Log in and carry on').fields).toMatchObject({ callbackUrl: '/order/checkout' })
    expect(screen.getByRole('link', { name: 'Carry on as a guest' })).toHaveAttribute('href', '/order/checkout')
    expect(screen.getByRole('link', { name: 'Create my account' })).toHaveAttribute(
      'href',
      '/card/auth/register?callbackUrl=%2Forder%2Fcheckout',
    )
  })

  it('says what is in the basket that is safe either way', () => {
    const restaurant = { id: 'galo-uk-manchester-deansgate', slug: 'deansgate', name: 'Galo Deansgate', address: '' }
    const filled = aBasketState({ signed: aSignedBasket(), restaurant })
    openDoors({ to: '/order/checkout' }, { seed: { basket: filled } })
    expect(screen.getByText(/safe either way: 1 thing from Galo Deansgate, £1\.20/i)).toBeVisible()
  })

  it('has no guest’s door where nothing is being ordered', () => {
    openDoors()
    expect(screen.queryByText('Carry on as a guest')).not.toBeInTheDocument()
  })

  it.each([
    ['OAuthSignin', /can’t be reached/i],
    ['OAuthCallback', /didn’t come through/i],
    ['AccessDenied', /turned back/i],
    ['other', /didn’t work/i],
  ] as const)('says of %s what happened and that nothing changed', (problem, words) => {
    openDoors({ problem })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText(/nothing has changed/i)).toBeVisible()
  })
})

describe('RegisterPage', () => {
  it('leads to a new account, past whoever is logged in at the provider', async () => {
    const { user } = renderScreen(<RegisterPage data={{ to: '/order/checkout' }} params={{}} />, guest)
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'new@galo.test')
    expect(formOf('Create my account').fields).toEqual({
      callbackUrl: '/order/checkout',
      prompt: 'login',
      screen_hint: 'register',
      login_hint: 'new@galo.test',
      keep: 'on',
    })
  })

  it('leads back to the door for who has been here before, with the way back kept', () => {
    renderScreen(<RegisterPage data={{ to: '/order/checkout' }} params={{}} />, guest)
    const has = within(screen.getByRole('region', { name: 'What it’s good for' }))
    expect(has.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/card/auth/login?callbackUrl=%2Forder%2Fcheckout',
    )
  })
})
