import { aBasket, aLine } from '@galo/testing'
import { deductionsIn, totalsRows } from './basket-totals.model'
import { choiceWords } from './line-choices'

const UK = { language: 'en', market: 'UK' } as const
const pence = (value: number) => ({ currency_code: 'GBP' as const, value })

describe('totalsRows', () => {
  it('is the food alone when nothing is charged on top', () => {
    expect(totalsRows(aBasket(), UK)).toEqual([{ label: 'Food', amount: '£1.20' }])
  })

  it('names every fee, also one it has never heard of, and leaves out those of nothing', () => {
    const fees = [
      { kind: 'DEPOSIT', amount: pence(30) },
      { kind: 'LATE_NIGHT', amount: pence(50) },
      { kind: 'BAG', amount: pence(0) },
    ]
    expect(totalsRows(aBasket({ fees }), UK).slice(1)).toEqual([
      { label: 'Bottle and can deposit', amount: '£0.30', fee: 'DEPOSIT' },
      { label: 'Late night', amount: '£0.50' },
    ])
  })

  it('keeps rewards and codes apart, each by its name, whatever lines they are spread over', () => {
    const off = (kind: string, value: number, display_name: string | null = null) => ({
      kind,
      amount: pence(value),
      display_name,
    })
    const deductions = [
      [off('PERCENTAGE_DISCOUNT', 70, '20% off your food'), off('STUDENT_OFFER', 5)],
      [off('GREEN_REWARD', 120), off('PERCENTAGE_DISCOUNT', 24, '20% off your food')],
    ]
    const menu_items = deductions.map((taken, index) => aLine({ id: `line-${index}`, each: 350, deductions: taken }))
    const totals = { ...aBasket({ menu_items }).totals, deductions: pence(219) }
    const basket = aBasket({ menu_items, totals })
    expect(totalsRows(basket, UK).slice(1)).toEqual([
      { label: 'Any side, on the card', amount: '−£1.20', tone: 'ok' },
      { label: '20% off your food', amount: '−£0.94', tone: 'ok' },
      { label: 'Student offer', amount: '−£0.05', tone: 'ok' },
    ])
    expect(deductionsIn(basket)).toHaveLength(3)
  })

  it('shows on a line of its own what comes off without a name', () => {
    const { totals } = aBasket()
    const rows = totalsRows(aBasket({ totals: { ...totals, deductions: pence(100) } }), UK)
    expect(rows[1]).toEqual({ label: 'Discounts', amount: '−£1.00', tone: 'ok' })
  })
})

describe('choiceWords', () => {
  const modifier = (slug: string, ...names: string[]) => ({
    id: slug,
    slug,
    prompt_label: '',
    choices: names.map((name) => ({ id: name, slug: name, display_name: name, price: pence(0), eligible_rewards: [] })),
  })

  it('says fire and sides, counts what is there twice, and leaves the meal to its sides', () => {
    const line = aLine({
      modifiers: [
        modifier('choose-baste', 'Fogo'),
        modifier('choose-meal', 'With two regular sides'),
        modifier('choose-sides-regular', 'Spiced rice', 'Spiced rice'),
        modifier('choose-add'),
      ],
    })
    expect(choiceWords(line)).toBe('Fogo · 2 × Spiced rice')
  })
})
