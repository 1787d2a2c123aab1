import { createServer } from 'node:net'
import { assertNode } from './install.mjs'
import { assertPortsFree } from './ports.mjs'
import { portsFrom } from './site.mjs'

describe('portsFrom', () => {
  it('takes the usual ports, and those that the environment moves', () => {
    expect(portsFrom({})).toEqual({ BFF_UK_PORT: 4000, BFF_IE_PORT: 4001, PLATFORM_PORT: 4100 })
    expect(portsFrom({ PLATFORM_PORT: '5100' })).toMatchObject({ PLATFORM_PORT: 5100 })
  })

  it.each(['', 'http', '0', '70000', '80.5'])('refuses "%s", naming the variable', (text) => {
    expect(() => portsFrom({ BFF_IE_PORT: text })).toThrow('BFF_IE_PORT must be a port number')
  })
})

describe('assertPortsFree', () => {
  it('names the port that is taken and how to choose another', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    await expect(assertPortsFree({ BFF_UK_PORT: port })).rejects.toThrow(
      new RegExp(`Port ${port} is in use.*BFF_UK_PORT=`),
    )
    await new Promise((resolve) => server.close(resolve))
    await expect(assertPortsFree({ BFF_UK_PORT: port })).resolves.toBeUndefined()
  })
})

describe('assertNode', () => {
  it.each(['18.20.0', '20.18.1'])('refuses Node %s', (version) => {
    expect(() => assertNode(version)).toThrow('Galo needs Node 20.19 or newer')
  })

  it.each(['20.19.0', '22.0.0'])('accepts Node %s', (version) => {
    expect(() => assertNode(version)).not.toThrow()
  })
})
