import fc from 'fast-check'
import { CHOSEN_FULFILMENTS, type ChosenFulfilment } from '@galo/domain'
import { SLOT_SECTION_WORDS } from '../../fulfilment/collection/collection.words'
import { PERSONAL_DETAILS_WORDS } from '../../fulfilment/personal-section.words'
import type { SectionWords } from './section'
import { callToAction, PAYMENT_SECTION_ID, requestEdit, sections } from './sections.model'
import { SECTIONS_WORDS } from './sections.words'

const UK = { language: 'en', market: 'UK' } as const

/** What checkout asks, by the way of ordering (I01). */
const ASKED = {
  COLLECTION: ['COLLECTION_SLOT', 'PERSONAL_DETAILS'],
  DELIVERY: ['PERSONAL_DETAILS', 'DELIVERY_DETAILS', 'DELIVERY_RIDER_INSTRUCTIONS'],
  EAT_IN: ['TABLE_NUMBER', 'PERSONAL_DETAILS'],
  AT_TABLE: ['TABLE_NUMBER', 'PERSONAL_DETAILS'],
} as const satisfies Record<ChosenFulfilment, readonly string[]>

const stepsOf = (type: ChosenFulfilment) => [...ASKED[type], PAYMENT_SECTION_ID]
const COLLECTION = stepsOf('COLLECTION')
const WORDS: Readonly<Record<string, SectionWords>> = {
  COLLECTION_SLOT: SLOT_SECTION_WORDS.en.section,
  PERSONAL_DETAILS: PERSONAL_DETAILS_WORDS.en,
  PAYMENT_DETAILS: SECTIONS_WORDS.en.payment,
}
const wordsOf = (id: string) => WORDS[id]
const progress = (done: readonly string[] = [], editing: string | null = null) => ({
  steps: COLLECTION,
  done: new Set(done),
  editing,
})
const statuses = (done: readonly string[], editing: string | null = null) =>
  sections(progress(done, editing)).map(({ status }) => status)

describe('sections', () => {
  it('asks for the time first, and keeps the rest for later', () => {
    expect(statuses([])).toEqual(['open', 'locked', 'locked'])
  })

  it('opens the next section when one is confirmed', () => {
    expect(statuses(['COLLECTION_SLOT'])).toEqual(['done', 'open', 'locked'])
    expect(statuses(['COLLECTION_SLOT', 'PERSONAL_DETAILS'])).toEqual(['done', 'done', 'open'])
  })

  it('keeps payment waiting while something before it is changed', () => {
    expect(statuses(['COLLECTION_SLOT', 'PERSONAL_DETAILS'], 'COLLECTION_SLOT')).toEqual(['open', 'done', 'locked'])
  })

  it('asks again for a time that was lost, and keeps who it is for', () => {
    expect(statuses(['PERSONAL_DETAILS'])).toEqual(['open', 'done', 'locked'])
  })

  it('always has exactly one section open, and keeps their order', () => {
    const anything = fc.constantFrom(...CHOSEN_FULFILMENTS).chain((type) => {
      const steps = stepsOf(type)
      return fc.record({
        steps: fc.constant(steps),
        done: fc.subarray(steps.slice(0, -1)).map((ids) => new Set<string>(ids)),
        editing: fc.option(fc.constantFrom('DISCOUNTS', ...steps), { nil: null }),
      })
    })
    fc.assert(
      fc.property(anything, (given) => {
        const shown = sections(given)
        expect(shown.map(({ id }) => id)).toEqual(given.steps)
        expect(shown.filter(({ status }) => status === 'open')).toHaveLength(1)
        expect(shown.filter(({ id, status }) => status === 'done' && !given.done.has(id))).toEqual([])
      }),
    )
  })
})

describe('requestEdit', () => {
  it('opens what the customer wants to change', () => {
    expect(requestEdit(null, 'PERSONAL_DETAILS')).toEqual({ editing: 'PERSONAL_DETAILS', showsPrompt: false })
  })

  it('reminds nobody of what they have asked for themselves', () => {
    expect(requestEdit('COLLECTION_SLOT', 'COLLECTION_SLOT')).toEqual({
      editing: 'COLLECTION_SLOT',
      showsPrompt: false,
    })
  })

  it('points at the open change instead of dropping it for another', () => {
    expect(requestEdit('COLLECTION_SLOT', 'PERSONAL_DETAILS')).toEqual({
      editing: 'COLLECTION_SLOT',
      showsPrompt: true,
    })
  })
})

describe('callToAction', () => {
  it('steps through the sections', () => {
    expect(callToAction('COLLECTION_SLOT', progress(), wordsOf, false, UK)).toBe('Confirm collection time')
    expect(callToAction('COLLECTION_SLOT', progress(), wordsOf, true, UK)).toBe('Continue to personal details')
    expect(callToAction('PERSONAL_DETAILS', progress(['COLLECTION_SLOT']), wordsOf, true, UK)).toBe(
      'Continue to payment',
    )
  })

  it('says where a time that had to be chosen again leads', () => {
    expect(callToAction('COLLECTION_SLOT', progress(['PERSONAL_DETAILS']), wordsOf, true, UK)).toBe(
      'Continue to payment',
    )
  })

  it('says Update while something is changed', () => {
    const done = ['COLLECTION_SLOT', 'PERSONAL_DETAILS'] as const
    expect(callToAction('PERSONAL_DETAILS', progress(done, 'PERSONAL_DETAILS'), wordsOf, true, UK)).toBe('Update')
  })
})
