import { isLocal } from '@galo/domain/environment'
import { PSEUDO_LANGUAGE } from './locale'

type Variables = Readonly<Record<string, string | undefined>>

/** What `GALO_LANGUAGE` may say to a server. */
export const LANGUAGE_SETTINGS = ['en', PSEUDO_LANGUAGE] as const

/** No customer's page is ever in disguise. */
export const languageProblems = ({ GALO_ENV, GALO_LANGUAGE }: Variables): readonly string[] =>
  GALO_LANGUAGE === PSEUDO_LANGUAGE && GALO_ENV && !isLocal(GALO_ENV)
    ? [`GALO_LANGUAGE: ${PSEUDO_LANGUAGE} is for local`]
    : []
