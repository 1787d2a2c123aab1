import { screen, within } from '@galo/testing'
import type { Flag } from '../../calls'
import { aFlag } from '../test/builders'
import { renderConsole } from '../test/render-console'
import { FlagsView } from './flags-view'

const row = (key: string) =>
  within(screen.getAllByRole('listitem').find((each) => within(each).queryByText(key) !== null)!)
const share = () => row('upsell').getByLabelText('Share, %')
const gets = () => row('upsell').getByLabelText('gets')

describe('A flag that somebody is editing', () => {
  const editing = async (answers: Readonly<Record<string, () => unknown>> = {}) => {
    const started = renderConsole(<FlagsView />, {
      'console.list-flags': () => ({ flags: [aFlag('upsell'), aFlag('map')] }),
      ...answers,
    })
    const { user, pushEvent } = started
    await screen.findByText('upsell')
    await user.click(row('upsell').getByText('On: everybody gets old'))
    await user.selectOptions(gets(), 'new')
    await user.clear(share())
    await user.type(share(), '30')
    return { ...started, others: (...flags: Flag[]) => pushEvent({ name: 'flags', data: { flags } }) }
  }

  it('is the very same row after another one was saved elsewhere', async () => {
    const { others } = await editing()
    const before = share()
    await others(aFlag('upsell'), aFlag('map', { isOn: false }))
    expect(share()).toBe(before)
    expect(share()).toHaveFocus()
    expect(share()).toHaveValue(30)
    expect(gets()).toHaveValue('new')
    expect(row('map').getByRole('switch')).not.toBeChecked()
  })

  it('keeps what is typed when it was itself switched elsewhere, and shows that it was', async () => {
    const { others } = await editing()
    await others(aFlag('upsell', { isOn: false, rules: [{ market: 'IE', percent: 10, variant: 'old' }] }), aFlag('map'))
    expect(share()).toHaveValue(30)
    expect(share()).toHaveFocus()
    expect(gets()).toHaveValue('new')
    expect(row('upsell').getByRole('switch')).not.toBeChecked()
    expect(row('upsell').getByLabelText('of market')).toHaveValue('IE')
  })

  it('shows what others make of it once it is saved, with the keyboard still on the button', async () => {
    const saved = aFlag('upsell', { rules: [{ market: null, percent: 30, variant: 'new' }] })
    const { user, others, http } = await editing({
      'console.change-flag': () => ({ flags: [saved, aFlag('map')] }),
    })
    await user.click(row('upsell').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('upsell: saved')).toBeVisible()
    expect(http.calls.at(-1)?.body).toEqual({
      defaultVariant: 'old',
      rules: [{ market: null, percent: 30, variant: 'new' }],
    })
    expect(row('upsell').getByRole('button', { name: 'Save' })).toHaveFocus()
    expect(share()).toHaveValue(30)
    await others(aFlag('upsell', { rules: [{ market: null, percent: 5, variant: 'old' }] }), aFlag('map'))
    expect(share()).toHaveValue(5)
    expect(gets()).toHaveValue('old')
  })

  it('keeps its share when the figure is left empty: nothing typed is not nobody', async () => {
    const { user, http } = await editing()
    const asked = http.calls.length
    await user.clear(share())
    await user.click(row('upsell').getByRole('button', { name: 'Save' }))
    expect(http.calls).toHaveLength(asked)
  })
})

it('is switched at once, and back when the platform says no', async () => {
  const { user } = renderConsole(<FlagsView />, {
    'console.list-flags': () => ({ flags: [aFlag('upsell')] }),
    'console.change-flag': () => {
      throw new Error('Not this one')
    },
  })
  await user.click(await screen.findByRole('switch'))
  expect(await screen.findByText('Not this one')).toBeVisible()
  expect(screen.getByRole('switch')).toBeChecked()
})
