import { openDatabase, type OpenDatabase } from '../../../kernel/db/database'
import { oidcModels } from '../../../kernel/db/schema'
import { createTestDatabase } from '../../../proof/world/new-database'
import { createAdapter, forgetGrant } from './provider.adapter'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let opened: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  opened = await openDatabase(database.choice, async () => {})
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** As two processes have it: an adapter each, one database. */
const twice = (model: string) => [createAdapter(opened.db)(model), createAdapter(opened.db)(model)] as const
const ids = async () => (await opened.db.select().from(oidcModels)).map(({ id }) => id)

describe('What the provider remembers', () => {
  it('is found by every process, by its id and by its session, until it is over', async () => {
    const [here, there] = twice('Session')
    await here.upsert('session-1', { uid: 'uid-1', accountId: 'ana' }, 60)
    await here.upsert('session-1', { uid: 'uid-2', accountId: 'ana' }, 60)
    await here.upsert('session-2', { uid: 'uid-3', accountId: 'ben' }, -1)
    expect(await there.find('session-1')).toMatchObject({ accountId: 'ana' })
    expect(await there.findByUid('uid-2')).toMatchObject({ accountId: 'ana' })
    expect(await there.findByUid('uid-1')).toBeUndefined()
    expect(await there.find('session-2')).toBeUndefined()
    expect(await createAdapter(opened.db)('Grant').find('session-1')).toBeUndefined()
  })

  it('is used once: of two processes that take the same code in the same moment, one has it', async () => {
    const [here, there] = twice('AuthorizationCode')
    await here.upsert('code-1', { accountId: 'ana' }, 60)
    const outcomes = await Promise.allSettled([here.consume('code-1'), there.consume('code-1')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await there.find('code-1'))?.consumed).toEqual(expect.any(Number))
  })

  it('goes with its grant, and only with its own', async () => {
    const [tokens, others] = twice('RefreshToken')
    await createAdapter(opened.db)('Grant').upsert('grant-1', { accountId: 'ana' }, 60)
    await tokens.upsert('token-1', { grantId: 'grant-1' }, 60)
    await others.upsert('token-2', { grantId: 'grant-2' }, 60)
    await forgetGrant(opened.db, 'grant-1')
    expect(await ids()).not.toContain('grant-1')
    expect(await tokens.find('token-1')).toBeUndefined()
    expect(await tokens.find('token-2')).toBeDefined()
    await tokens.revokeByGrantId('grant-2')
    expect(await tokens.find('token-2')).toBeUndefined()
  })

  it('is cleared away once it is over, by whoever comes next', async () => {
    const [interactions] = twice('Interaction')
    await createAdapter(opened.db)('Session').upsert('left-behind', { uid: 'uid-9' }, -1)
    expect(await ids()).toContain('left-behind')
    await interactions.upsert('next', {}, 60)
    expect(await ids()).not.toContain('left-behind')
    expect(await ids()).toContain('next')
  })
})
