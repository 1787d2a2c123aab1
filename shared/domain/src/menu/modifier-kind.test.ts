import { isComboChoice, isComboMeal, modifierKind } from './modifier-kind'

describe('modifierKind', () => {
  it.each([
    ['choose-constructor', 'other'],
    ['choose-meal', 'meal'],
    ['choose-add', 'add'],
    ['choose-add-cheese', 'add'],
    ['choose-remove', 'remove'],
    ['choose-loaded', 'loaded'],
    ['fully-loaded-chips', 'loaded'],
    ['choose-baste', 'baste'],
    ['choose-sides-regular', 'sides'],
    ['choose-side', 'sides'],
    ['choose-slaw', 'slaw'],
    ['choose-size', 'size'],
    ['choose-drink', 'drinks'],
    ['choose-drinks', 'drinks'],
    ['choose-dessert', 'dessert'],
    ['choose-starter', 'starter'],
    ['choose-dip', 'dip'],
    ['choose-chicken', 'chicken'],
    ['choose-condiment', 'condiment'],
    ['choose-toast', 'toast'],
    ['choose-egg', 'egg'],
    ['choose-request', 'other'],
    ['', 'other'],
  ])('reads %p as %s', (slug, kind) => {
    expect(modifierKind(slug)).toBe(kind)
  })
})

describe('isComboMeal', () => {
  const line = (slug: string, choice: string) => ({ modifiers: [{ slug, choices: [{ slug: choice }] }] })

  it('is one with sides chosen in its meal modifier', () => {
    expect(isComboMeal(line('choose-meal', 'two-regular-sides'))).toBe(true)
    expect(isComboMeal(line('choose-meal', 'on-its-own'))).toBe(false)
    expect(isComboMeal(line('choose-dip', 'two-regular-sides'))).toBe(false)
    expect(isComboMeal({ modifiers: [] })).toBe(false)
  })

  it('knows a combo by its number of sides, with or without "with"', () => {
    expect(['one-large-side', 'with-five-large-sides', 'four-regular-sides'].every(isComboChoice)).toBe(true)
    expect(['on-its-own', 'as-it-comes', 'stone-baked'].some(isComboChoice)).toBe(false)
  })
})
