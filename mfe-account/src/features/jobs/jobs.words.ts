import { defineWords } from '@galo/words'

/** By the profile's word for it; there may be others. */
const names: Readonly<Record<string, string>> = {
  STUDENT: 'Student',
  HEALTH_WORKER: 'Health worker',
  TEAM_MEMBER: 'Galo team',
}

/** What a customer does besides eating, as the profile has it. */
export const JOBS_WORDS = defineWords({
  en: {
    heading: 'What you do',
    text: 'We keep it with your account. It changes no price.',
    names,
    until: (name: string, day: string) => `${name}, until ${day}`,
  },
})
