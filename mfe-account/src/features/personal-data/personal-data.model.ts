import {
  changeField,
  createField,
  fieldText,
  filledFields,
  touchField,
  type ProfileFields,
  type TextField,
} from '@galo/domain'

export type PersonalField = keyof ProfileFields

export type PersonalForm = Readonly<Record<PersonalField, TextField>>

/** In the order they are asked. */
export const PERSONAL_FIELDS = ['givenName', 'familyName', 'mobileNumber'] as const satisfies readonly PersonalField[]

/** A form with what is stored. A name can be changed, not taken away; a telephone number may be missing. */
export const personalForm = (stored: {
  givenName: string
  familyName: string
  mobileNumber: string
}): PersonalForm => ({
  givenName: createField('person-name', { value: stored.givenName }),
  familyName: createField('person-name', { value: stored.familyName }),
  mobileNumber: createField('phone', { value: stored.mobileNumber, optional: true }),
})

export const typeInto = (form: PersonalForm, field: PersonalField, text: string): PersonalForm => ({
  ...form,
  [field]: changeField(form[field], text),
})

/** What stands in the fields, as it was typed. */
export const typedIn = (form: PersonalForm): Readonly<Record<PersonalField, string>> => ({
  givenName: form.givenName.value,
  familyName: form.familyName.value,
  mobileNumber: form.mobileNumber.value,
})

/** On saving: every field shows what is wrong with it. */
export const touchAll = (form: PersonalForm): PersonalForm => ({
  givenName: touchField(form.givenName),
  familyName: touchField(form.familyName),
  mobileNumber: touchField(form.mobileNumber),
})

export const firstProblem = (form: PersonalForm): PersonalField | null =>
  PERSONAL_FIELDS.find((field) => !form[field].isValid) ?? null

/** Once saved: a number that was taken out is kept all the same, because what is empty is not sent (C02), and stands there again. */
export const asKept = (form: PersonalForm, { mobileNumber }: Pick<ProfileFields, 'mobileNumber'>): PersonalForm =>
  fieldText(form.mobileNumber) === '' ? typeInto(form, 'mobileNumber', mobileNumber) : form

/** What is sent: the fields that were filled in, and no others (C02). */
export const toSave = (form: PersonalForm): Partial<ProfileFields> =>
  filledFields({
    givenName: fieldText(form.givenName),
    familyName: fieldText(form.familyName),
    mobileNumber: fieldText(form.mobileNumber),
  })
