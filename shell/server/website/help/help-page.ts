// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import { COMPANIES } from '@galo/domain'
import type { Html } from '../draw-text'
import { CARET, ROOSTER, TILES } from '../marks'
import { hrefOf } from '../places'
import { pathTo } from '../text-page'
import type { TextPage } from '../website-page'
import { findAnswers } from './find-answers.model'
import { allTopics, HELP_PATH, SUBJECTS, topicOf } from './help-topics'
import { HELP_WORDS } from './help.words'

type Words = (typeof HELP_WORDS)['en']

/** What somebody came to help with: words of theirs, or a topic that isn't there. */
export interface Asked {
  readonly words?: string | undefined
  readonly topicIsMissing?: boolean
}

const QUESTIONS_OF_A_SUBJECT = 3
/** As long as a question may be; the rest of it is not looked at. */
const LONGEST = 100

const subject = ({ path, words }: TextPage, locale: Locale): Html => {
  const { name, sections } = wordsOf(words, locale)
  return markup`<section class="subject"><h3>${name}</h3><ul>${Object.entries(sections)
    .slice(0, QUESTIONS_OF_A_SUBJECT)
    .map(([id, { heading }]) => markup`<li><a href="${path}#${id}">${heading}${CARET}</a></li>`)}</ul></section>`
}

const person = (words: Words, { market }: Locale): Html =>
  markup`<aside class="person" aria-label="${words.person}"><h2>${words.person}</h2><p>${words.personText}</p><ul><li><a href="${hrefOf('ring', market)}">${COMPANIES[market].telephone}</a></li><li><a href="${hrefOf('write', market)}">${words.write}</a><span>${words.answered}</span></li></ul></aside>`

const found = (asked: string, words: Words, locale: Locale): Html => {
  const topics = allTopics().map((topic) => ({ path: topic.path, sections: wordsOf(topic.words, locale).sections }))
  const answers = findAnswers(asked, topics)
  if (answers.length === 0) return markup`<p role="status">${words.nothing(asked)}</p>`
  return markup`<section aria-labelledby="found"><h2 id="found">${words.found(asked)}</h2><ul class="answers">${answers.map(
    ({ path, question, beginning }) => markup`<li><h3><a href="${path}">${question}</a></h3><p>${beginning}</p></li>`,
  )}</ul></section>`
}

const search = (asked: string, words: Words): Html =>
  markup`<form class="locator" role="search" action="${HELP_PATH}"><label for="q">${words.ask}</label><div><input id="q" name="q" type="search" maxlength="${LONGEST}" value="${asked}" placeholder="${words.example}"><button class="button">${words.search}</button></div></form>`

/** The help centre: what was asked, subjects with their commonest questions, people. */
export const drawHelpPage = (asked: Asked, locale: Locale): Html => {
  const words = wordsOf(HELP_WORDS, locale)
  const question = (asked.words ?? '').trim().slice(0, LONGEST)
  const [title, lede] = asked.topicIsMissing ? [words.noSuchTopic, words.noSuchTopicText] : [words.title, words.lede]
  const subjects = SUBJECTS.map((id) => topicOf(id)).filter((topic) => topic !== undefined)
  return markup`<div class="field">${TILES}${ROOSTER}<div class="in">${pathTo(words.name, undefined, locale)}<h1>${title}</h1><p class="lede">${lede}</p>${search(question, words)}<div class="ways"><a class="button light small" href="${hrefOf('orders', locale.market)}">${words.myOrders}</a></div></div></div><div class="in help"><div>${question !== '' && found(question, words, locale)}<h2 id="subjects">${words.subjects}</h2><div class="subjects">${subjects.map((topic) => subject(topic, locale))}</div></div>${person(words, locale)}</div>`
}
