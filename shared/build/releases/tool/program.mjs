import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, CommanderError } from 'commander'
import {
  differences,
  findApp,
  findRelease,
  inWords,
  heal,
  judgeWeight,
  newKeys,
  noteTrial,
  promote,
  publish,
  readSigner,
  readTrustedKeys,
  route,
  sentenceOfLife,
  stop,
} from '@galo/releases'
import {
  documentLog,
  placeAt,
  readDocument,
  readLast,
  takeBack,
  USUAL_LIFE_MS,
  writeChange,
} from '@galo/releases/store'
import { askSites } from '@galo/releases/sites'
import { releaseSchema } from '@galo/contracts/release'
import { messageOf } from '../../bin/steps/message-of.mjs'
import { red } from '../../bin/steps/print.mjs'
import { APPS, RELEASES_FOLDER, ROOT } from '../apps.mjs'
import { compileApp } from '../compile-app.mjs'
import { storeFiles, wrongFiles } from '../store-files.mjs'
import { budgetsOf, weighRelease } from '../weigh-release.mjs'
import { againAndAgain } from './again-and-again.mjs'
import { countOf, days, keyName, percent, reason, secondsMs, sites } from './arguments.mjs'
import { clientSecretIn } from './client-secret.mjs'
import { changesOf } from './changes-of.mjs'
import { statusOf, tableOf } from './say.mjs'
import { tryInSite } from './try-in-site.mjs'
import { warningsAbout } from './warnings.mjs'

/** What a pipeline goes by. */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3, busy: 4 }

const EXIT_CODES = `
Exit codes:
  0  done, or as it was asked for already
  1  failed: a build, the store
  2  not understood
  3  refused: it would not be served, or not fit what visitors are given; nothing was written
  4  others kept writing at the same time; nothing was written`

const SETTINGS = `
Settings:
  GALO_RELEASES      where all releases lie (--store)
  AWS_…              of an object store: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL_S3 where it is not Amazon's
  GALO_CLIENT_SECRET the sites’ own secret, by which heal is told what they have counted
  GALO_RELEASE_KEY   who signs: a name, a colon, an Ed25519 key (PKCS#8, DER) in base64; unset, documents are not signed
  GALO_RELEASE_KEYS  whose documents are gone on from besides, as for sites: public keys (SPKI, DER), with commas`

/** What failed may have been the journey: a release is the same with another. */
const OR_SMOKE =
  'Where smoke.json is wrong and not the release, mend that and try it again: what passes is stopped no more.'

/** A site that takes longer, in milliseconds, is left out of a look. */
const PATIENCE_MS = 5_000
const DAY_MS = 86_400_000

/** A refusal has been said in words. */
class Refused extends Error {
  /** @param {string} sentence @param {number} code */
  constructor(sentence, code) {
    super(sentence)
    this.code = code
  }
}

/**
 * The command that writes the release document. `signal` ends what goes on until it is stopped.
 * @param {{ environment: Readonly<Record<string, string | undefined>>, print: (line: string) => void, now?: () => number, signal?: AbortSignal }} world
 */
export const releaseProgram = ({ environment, print, now = Date.now, signal = new AbortController().signal }) => {
  /** @typedef {{ store: string, json?: boolean, dryRun?: boolean, days: number }} Options */

  const program = new Command('release')
    .description('Says which releases of shell and remotes visitors are given.')
    .option(
      '--store <place>',
      'where all releases lie: a folder, or s3://bucket/folder',
      environment['GALO_RELEASES'] ?? RELEASES_FOLDER,
    )
    .option('--json', 'one line for programs in place of words')
    .option('--dry-run', 'says what would be written, and writes nothing')
    .option('--days <count>', 'the document is good for so long', days, USUAL_LIFE_MS / DAY_MS)
    .addHelpText('after', `${EXIT_CODES}\n${SETTINGS}`)
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => print(text.trimEnd()),
      outputError: (text, write) =>
        write(
          options().json ? JSON.stringify({ outcome: 'failed', sentence: text.trim().replace(/^error: /, '') }) : text,
        ),
    })
    .exitOverride()

  /** @returns {Options} */
  const options = () => program.opts()
  /** @type {import('@galo/releases/store').Place | undefined} */
  let known
  const place = () => {
    if (program.getOptionValueSource('store') === 'default' && !environment['GALO_RELEASES'] && !APPS.includes('shell'))
      throw new Refused(
        'Say where sites read releases from: --store <place>, or GALO_RELEASES. What `npm run build` puts into this repository is read by none.',
        EXIT.usage,
      )
    try {
      return (known ??= placeAt(options().store, environment))
    } catch (error) {
      throw new Refused(messageOf(error), EXIT.usage)
    }
  }
  const log = () => documentLog(place())
  const say = (/** @type {object} */ forPrograms, /** @type {readonly string[]} */ forPeople) => {
    if (options().json) print(JSON.stringify(forPrograms))
    else for (const line of forPeople) print(line)
  }
  const signer = () => {
    const text = environment['GALO_RELEASE_KEY']
    if (!text) return null
    try {
      return readSigner(text)
    } catch (error) {
      throw new Refused(`GALO_RELEASE_KEY: ${messageOf(error)}`, EXIT.usage)
    }
  }
  const trusted = () => {
    try {
      return environment['GALO_RELEASE_KEYS'] ? readTrustedKeys(environment['GALO_RELEASE_KEYS']) : {}
    } catch (error) {
      throw new Refused(`GALO_RELEASE_KEYS: ${messageOf(error)}`, EXIT.usage)
    }
  }
  const isoNow = () => new Date(now()).toISOString()

  /**
   * @param {Parameters<typeof writeChange>[0]['edit']} edit
   * @param {{ isNews?: boolean, isUnsigned?: boolean, about?: readonly [app: string, version: string] }} how `isNews`: that nothing is to be changed is worth a word; `isUnsigned`: also after one
   * that nobody signed; `about`: whom there may be something to be said about besides
   */
  const change = async (edit, { isNews = true, isUnsigned = false, about } = {}) => {
    const { dryRun = false, days: good } = options()
    const outcome = await writeChange({
      log: log(),
      edit,
      lifeMs: good * DAY_MS,
      signer: signer(),
      trusted: trusted(),
      isUnsigned,
      now,
      isDryRun: dryRun,
    })
    if (outcome.kind === 'refused') throw new Refused(outcome.sentence, EXIT.refused)
    if (outcome.kind === 'busy') throw new Refused('Others kept writing at the same time: try again.', EXIT.busy)
    if (outcome.kind === 'same' && !isNews) return outcome.document
    const changes = differences(outcome.before, outcome.document).map(inWords)
    const heading = {
      written: `Document ${outcome.serial} is written.`,
      'would-write': `Document ${outcome.serial} would be written.`,
      same: `It is so already (document ${outcome.serial}).`,
    }[outcome.kind]
    const warnings = about === undefined ? [] : warningsAbout(outcome.document, ...about)
    say({ outcome: outcome.kind, serial: outcome.serial, changes, ...(warnings.length > 0 && { warnings }) }, [
      heading,
      ...changes.map((line) => `  ${line}`),
      ...warnings,
    ])
    return outcome.document
  }
  /** @param {Parameters<typeof change>} asked */
  const write = async (...asked) => {
    await change(...asked)
  }

  const currentDocument = async () => {
    const last = await log().last()
    if (last === null) throw new Refused(`Nothing was ever published to ${options().store}.`, EXIT.refused)
    return readDocument(last.text)
  }

  /**
   * @param {string} app
   * @param {string} version or its end
   * @param {{ site: string, directory: string }} where `directory` is the app's
   */
  const tryThere = async (app, version, { site, directory }) => {
    const { json = false } = options()
    const outcome = await tryInSite(await currentDocument(), {
      app,
      version,
      site,
      directory,
      print: json ? () => {} : print,
    })
    if (outcome.kind === 'passed') return write((document) => noteTrial(document, app, outcome.version, outcome.pages))
    const { version: failed, sentence } = outcome
    if (failed === null) throw new Refused(sentence, EXIT.refused)
    const after = await change((document) => stop(document, app, failed, sentence, 'trial'))
    const found = findRelease(after, app, failed)
    const mayPass = found.kind === 'found' && found.release.extras.stoppedBy === 'trial'
    throw new Refused([sentence, ...(mayPass ? [OR_SMOKE] : [])].join(' '), EXIT.refused)
  }

  program
    .command('publish <app>')
    .description(
      'builds an app, stores its files and names the release; nobody is given it yet (but the first one of an app)',
    )
    .option('--built', 'takes what lies in its dist')
    .option('--from <folder>', 'folder of the app, where it is not in this checkout')
    .option('--site <address>', 'has it tried there at once: see try')
    .action(async (app, { built, from, site }) => {
      if (from === undefined && !APPS.includes(app))
        throw new Refused(`No such app: ${app}. There are ${APPS.join(', ')}.`, EXIT.usage)
      // Before anything is built.
      place()
      const directory = resolve(from ?? join(ROOT, app))
      const description = join(directory, 'dist/release.json')
      if (!built && from === undefined) await compileApp(app)
      else if (!existsSync(description)) throw new Refused(`${directory} holds no build: build it first.`, EXIT.refused)
      const described = releaseSchema.parse(JSON.parse(readFileSync(description, 'utf8')))
      const [wrong] = wrongFiles(directory, described)
      if (wrong !== undefined) throw new Refused(`${wrong}: build ${app} again.`, EXIT.refused)
      const release = {
        ...described,
        extras: { ...described.extras, weighs: await weighRelease(directory, described) },
      }
      const budgets = budgetsOf(directory)
      const heavy = budgets === null ? null : judgeWeight(app, release, budgets)
      if (heavy !== null) throw new Refused(heavy.sentence, EXIT.refused)
      const edit = (/** @type {import('@galo/contracts/release').ReleaseDocument} */ document) =>
        publish(document, app, release, isoNow())
      if (!options().dryRun) {
        const by = signer()
        const last = await readLast(log(), by && { ...trusted(), [by.key]: by.publicKey })
        const judged = last.kind === 'refused' ? last : edit(last.document)
        if (judged.kind === 'refused') throw new Refused(judged.sentence, EXIT.refused)
        await storeFiles(place(), directory, release)
      }
      await write(edit, { about: [app, release.metadata.version] })
      if (site !== undefined && !options().dryRun) await tryThere(app, release.metadata.version, { site, directory })
    })

  program
    .command('try <app> <version>')
    .description(
      'has a published release walked and measured in a live site, in a real browser, beside what everybody has there; what fails or is worse is stopped',
    )
    .requiredOption('--site <address>', 'one that reads from this store')
    .option('--from <folder>', 'folder of the app, where it is not in this checkout')
    .action((app, version, { site, from }) =>
      tryThere(app, version, { site, directory: resolve(from ?? join(ROOT, app)) }),
    )

  program
    .command('route <app> <version>')
    .description('gives a release a share of visitors; the default gets the rest')
    .requiredOption('--share <percent>', 'of visitors, 0 to 100', percent)
    .action((app, version, { share }) =>
      write((document) => route(document, app, version, share), { about: [app, version] }),
    )

  program
    .command('promote <app> <version>')
    .description('gives everybody a release')
    .action((app, version) => write((document) => promote(document, app, version, isoNow())))

  program
    .command('rollback <app>')
    .description('takes everybody back: to the default while others are tried, else to what was everybody’s before')
    .option('--to <version>', 'one that was, and not the last')
    .action(async (app, { to }) => write(await takeBack(log(), app, to)))

  program
    .command('stop <app> <version>')
    .description('gives a release to nobody any more, not even in another’s place')
    .requiredOption('--why <reason>', 'kept in the document', reason)
    .action((app, version, { why }) => write((document) => stop(document, app, version, why)))

  program
    .command('heal')
    .description(
      'stops what is tried and fails for more visitors than what is everybody’s does, by what sites have counted',
    )
    .requiredOption('--site <address...>', 'sites that are asked what they have counted', sites)
    .option('--every <seconds>', 'goes on looking so often, until it is stopped; without it one look', secondsMs)
    .action(async ({ site, every }) => {
      const look = async () => {
        const asked = await askSites(site, clientSecretIn(environment), PATIENCE_MS)
        const silent = asked.silent.map((each) => `${each.site} did not say what it has counted: ${each.why}`)
        if (silent.length === site.length) throw new Refused(silent.join('\n'), EXIT.failed)
        if (!options().json && every === undefined) for (const line of silent) print(line)
        await write((document) => heal(document, asked.counts), { isNews: every === undefined })
      }
      await (every === undefined ? look() : againAndAgain(look, { everyMs: every, signal, print }))
    })

  program
    .command('renew')
    .description('writes the document anew, unchanged, good for --days from now')
    .option('--unsigned', 'signs what nobody has signed: once, where documents were not signed before')
    .action(({ unsigned }) => write((document) => ({ kind: 'changed', document }), { isUnsigned: unsigned }))

  program
    .command('status')
    .description('says who is given what')
    .action(async () => {
      const document = await currentDocument()
      const status = statusOf(document, now())
      const warning = sentenceOfLife(document, now())
      const signed = status.signedBy.length === 0 ? 'not signed' : `signed by ${status.signedBy.join(', ')}`
      say(status, [
        `Document ${status.serial}, ${signed}, good until ${status.expiresAt ?? 'ever'}`,
        ...(warning === null ? [] : [red(warning)]),
        ...tableOf(document),
      ])
    })

  program
    .command('history [app]')
    .description('says what was changed, of one app or of all, the latest first')
    .option('--last <count>', 'so many changes', countOf, 20)
    .action(async (app, { last }) => {
      if (app !== undefined) {
        const known = findApp(await currentDocument(), app)
        if (known.kind === 'refused') throw new Refused(known.sentence, EXIT.refused)
      }
      const lines = await changesOf(log(), { app, last })
      say(
        { history: lines },
        lines.flatMap(({ serial, writtenAt, changes }) => [
          `${serial}  ${writtenAt}`,
          ...(changes.length === 0 ? ['  renewed'] : changes.map((line) => `  ${line}`)),
        ]),
      )
    })

  program
    .command('new-key')
    .argument('<name>', 'of both: letters, digits, dots and dashes', keyName)
    .description('makes two keys that belong together: one signs, sites trust the other')
    .action((name) => {
      const { privateKey, publicKey } = newKeys(name)
      say({ privateKey, publicKey }, [`GALO_RELEASE_KEY=${privateKey}`, `GALO_RELEASE_KEYS=${publicKey}`])
    })

  return program
}

/**
 * Runs it, and answers the exit code.
 * @param {readonly string[]} words
 * @param {Parameters<typeof releaseProgram>[0]} world
 */
export const runRelease = async (words, world) => {
  const program = releaseProgram(world)
  try {
    await program.parseAsync(words, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
    const code = error instanceof Refused ? error.code : EXIT.failed
    const outcome = code === EXIT.refused ? 'refused' : 'failed'
    world.print(program.opts()['json'] ? JSON.stringify({ outcome, sentence: messageOf(error) }) : messageOf(error))
    return code
  }
}
