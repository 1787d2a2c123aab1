// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import type { Consent } from '../../shared/consent-cookie'
import { CONSENT_PATH } from '../visitor/consent-routes'
import { CHOICE_WORDS } from './law/choice.words'

/** What somebody says about what the site could do without: two buttons alike, and purpose by purpose. Works without a script. */
export const choiceForm = (consent: Consent | null, to: string, locale: Locale): string => {
  const words = wordsOf(CHOICE_WORDS, locale)
  const purpose = (name: 'measure' | 'record') =>
    markup`<label><input type="checkbox" name="${name}"${consent?.[name] === true ? markup` checked` : ''}><span><b>${words[name].name}</b> ${words[name].what}</span></label>`
  const state =
    consent === null ? words.notYet : words.said[consent.measure ? 'yes' : 'no'][consent.record ? 'yes' : 'no']
  return String(
    markup`<form id="choice" class="choice" method="post" action="${CONSENT_PATH}"><input type="hidden" name="to" value="${to}"><p role="status"><b>${state}</b></p><div class="both"><button class="button" name="choice" value="reject">${words.reject}</button><button class="button" name="choice" value="accept">${words.accept}</button></div><fieldset><legend>${words.choose}</legend>${purpose('measure')}${purpose('record')}<button class="button soft" name="choice" value="chosen">${words.save}</button></fieldset></form>`,
  )
}
