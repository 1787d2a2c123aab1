import { EARLY_ERROR_SCRIPT } from './early-error-script'

describe('EARLY_ERROR_SCRIPT', () => {
  it('notes what nobody caught, before any code is here, and no more than twenty', () => {
    const errors: Event[] = []
    Object.assign(window, { __galo: { errors } })
    new Function(EARLY_ERROR_SCRIPT)()
    window.dispatchEvent(new Event('unhandledrejection'))
    window.dispatchEvent(new ErrorEvent('error', { message: 'x' }))
    expect(errors.map(({ type }) => type)).toEqual(['unhandledrejection', 'error'])
    for (let index = 0; index < 50; index++) window.dispatchEvent(new Event('unhandledrejection'))
    expect(errors).toHaveLength(20)
  })
})
