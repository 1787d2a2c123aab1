import { readdirSync } from 'node:fs'
import * as ui from '../index'
import { iconsInUse } from '../../scripts/icons-in-use.mjs'

const offered = Object.keys(ui)
  .filter((name) => name.endsWith('Icon'))
  .sort()

describe('The icons', () => {
  it('are those that a screen uses, and no other', () => {
    expect(offered).toEqual(iconsInUse())
  })

  it('have a file each', () => {
    const files = readdirSync(__dirname).filter((name) => name.endsWith('.tsx') && name !== 'icon.tsx')
    expect(files).toHaveLength(offered.length)
  })
})
