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

/** Of each field that was typed into and not saved since, its text as it was typed. */
export type Typed = Readonly<Partial<ProfileFields>>

/** In the order they are asked. */
export const PERSONAL_FIELDS = ['givenName', 'familyName', 'mobileNumber'] as const satisfies readonly PersonalField[]

/** What is stored, and over it what was typed. A name can be changed, not taken away; a telephone number may be missing. */
export const personalForm = (stored: ProfileFields, typed: Typed | null): PersonalForm => {
  const fieldOf = (name: PersonalField, field: TextField): TextField => {
    const text = typed?.[name]
    return text === undefined ? field : changeField(field, text)
  }
  return {
    givenName: fieldOf('givenName', createField('person-name', { value: stored.givenName })),
    familyName: fieldOf('familyName', createField('person-name', { value: stored.familyName })),
    mobileNumber: fieldOf('mobileNumber', createField('phone', { value: stored.mobileNumber, optional: true })),
  }
}

/** On saving: every field shows what is wrong with it. */
export const touchAll = (form: PersonalForm): PersonalForm => ({
  givenName: touchField(form.givenName),
  familyName: touchField(form.familyName),
  mobileNumber: touchField(form.mobileNumber),
})

export const firstProblem = (form: PersonalForm): PersonalField | null =>
  PERSONAL_FIELDS.find((field) => !form[field].isValid) ?? null

/**
 * What is sent: the fields that say something else than what was stored when they were shown, so that what another tab changed since stays, and
 * no empty one (C02). Nothing at all is sent too: the answer says what is kept.
 */
export const toSave = (form: PersonalForm, stored: ProfileFields): Partial<ProfileFields> => {
  const before = personalForm(stored, null)
  const changed = PERSONAL_FIELDS.filter((field) => fieldText(form[field]) !== fieldText(before[field]))
  return filledFields(Object.fromEntries(changed.map((field) => [field, form[field].value])))
}

/**
 * What is left to be saved after `saved` was: what was typed after the press. What stands as it stood then has its answer, a number that was
 * taken out too: it was not sent (C02), and is there again.
 */
export const typedSince = (saved: Typed | null, now: Typed | null): Typed | null => {
  const left = PERSONAL_FIELDS.filter((field) => now?.[field] !== undefined && now[field] !== saved?.[field])
  return left.length === 0 ? null : Object.fromEntries(left.map((field) => [field, now?.[field]]))
}
