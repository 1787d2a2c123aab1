import { CHOOSABLE_FACILITIES, type ChoosableFacility, type Facility } from '@galo/domain'
import { defineWords, wordsOf, type Locale } from '@galo/words'
import { choosableWords, type FacilityWords } from './choosable-words'

const OTHER_WORDS = defineWords<Record<Exclude<Facility, ChoosableFacility>, FacilityWords>>({
  en: {
    disabledFacilities: { name: 'Accessible toilet', none: 'no accessible toilet' },
    wifi: { name: 'Wi-Fi', none: 'no Wi-Fi' },
    rail: { name: 'Near a station', none: 'no station near' },
    underground: { name: 'Near the Underground', none: 'no Underground near' },
    landmark: { name: 'Near a landmark', none: 'no landmark near' },
    cinema: { name: 'Near a cinema', none: 'no cinema near' },
  },
  'en-IE': { underground: { name: 'Near the tram', none: 'no tram near' } },
})

const isChoosable = (facility: Facility): facility is ChoosableFacility =>
  CHOOSABLE_FACILITIES.some((choosable) => choosable === facility)

export const facilityWords = (facility: Facility, locale: Locale): FacilityWords =>
  isChoosable(facility) ? choosableWords(facility, locale) : wordsOf(OTHER_WORDS, locale)[facility]
