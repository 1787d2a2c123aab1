import { oncePer } from './once-per'

describe('oncePer', () => {
  it('works a thing out once for an object, and anew for another that looks the same', () => {
    let times = 0
    const named = oncePer(({ name }: { readonly name: string }) => `${name} ${++times}`)
    const anna = { name: 'anna' }
    expect([named(anna), named(anna), named({ name: 'anna' })]).toEqual(['anna 1', 'anna 1', 'anna 2'])
  })
})
