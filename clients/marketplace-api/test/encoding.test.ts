import { expect } from 'chai'
import fc from 'fast-check'
import { confirmEmailUsingGET, queryTraitsUsingGET, searchUsers } from '../src/index.ts'
import { startServer, type TestServer } from './_server.ts'

/** URLs cannot hold a path segment of one or two dots, however it is encoded. */
const segment = fc
  .string({ unit: 'binary', minLength: 1 })
  .filter((text) => !/^\.{1,2}$/.test(text))
const text = fc.string({ unit: 'binary' })

describe('parameters of any text', () => {
  let server: TestServer

  before(async () => {
    server = await startServer()
    server.answer = () => ({ json: [] })
  })
  beforeEach(() => {
    server.requests.length = 0
  })
  after(() => server.close())

  it('arrive in paths as they were given', async () => {
    await fc.assert(
      fc.asyncProperty(segment, segment, async (id, key) => {
        await confirmEmailUsingGET(server.connection, { id, key })
        const parts = server.requests.at(-1)?.path.split('/').map(decodeURIComponent)
        const expected = ['', 'marketplace', 'api', 'v4', 'users', id, 'confirmEmail', key]
        expect(parts).to.deep.equal(expected)
      }),
    )
  })

  it('arrive in queries as they were given, and in their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text), fc.array(text), async (keys, collectionIds) => {
        await queryTraitsUsingGET(server.connection, { keys, collectionIds })
        const query = server.requests.at(-1)?.query
        expect(query?.getAll('keys')).to.deep.equal(keys)
        expect(query?.getAll('collectionIds')).to.deep.equal(collectionIds)
      }),
    )
  })

  it('arrive in bodies as they were given', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(text), async (searched, wallets) => {
        const userPageRequest = { filter: { text: searched, wallets }, size: 1 }
        await searchUsers(server.connection, { userPageRequest })
        expect(server.requests.at(-1)?.body).to.deep.equal(userPageRequest)
      }),
    )
  })
})
