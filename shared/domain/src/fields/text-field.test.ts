import { changeField, createField, fieldText, showsError, touchField } from './text-field'

describe('TextField', () => {
  it('does not tell anybody off before they have typed', () => {
    const field = createField('email')
    expect(field.isValid).toBe(false)
    expect(showsError(field)).toBe(false)
  })

  it('says what is wrong once something was typed', () => {
    expect(showsError(changeField(createField('email'), 'ana@'))).toBe(true)
    expect(showsError(changeField(createField('email'), 'ana@galo.test'))).toBe(false)
  })

  it('says that a field is empty when the customer saves', () => {
    expect(showsError(touchField(createField('person-name')))).toBe(true)
  })

  it('may stay empty when it is optional, but not be wrong', () => {
    const phone = createField('phone', { optional: true })
    expect(touchField(phone).isValid).toBe(true)
    expect(changeField(phone, '   ').isValid).toBe(true)
    expect(changeField(phone, '12').isValid).toBe(false)
  })

  it('lets the customer type a space before the next word, and sends none too many', () => {
    const field = changeField(createField('person-name'), ' Anne  Marie ')
    expect(field.value).toBe(' Anne  Marie ')
    expect(fieldText(field)).toBe('Anne Marie')
  })

  it('survives a reload', () => {
    const field = changeField(createField('uk-postcode'), 'm3 4en')
    expect(JSON.parse(JSON.stringify(field))).toEqual(field)
  })
})
