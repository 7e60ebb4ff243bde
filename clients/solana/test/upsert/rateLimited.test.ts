import type { Localnet } from '@mintline/localnet'
import { type Connection, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { rateLimited } from '../../src/allowlist/batches/rateLimited.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'

/** The requests that list changes make. */
const REQUESTS: Readonly<Record<string, (connection: Connection) => Promise<unknown>>> = {
  getEpochInfo: (connection) => connection.getEpochInfo('confirmed'),
  getGenesisHash: (connection) => connection.getGenesisHash(),
  getLatestBlockhash: (connection) => connection.getLatestBlockhashAndContext('confirmed'),
  getMultipleAccounts: (connection) => connection.getMultipleAccountsInfo([PublicKey.default]),
}

describe('rateLimited', () => {
  let localnet: Localnet
  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  for (const [name, request] of Object.entries(REQUESTS)) {
    it(`makes ${name} wait for its turn`, async () => {
      // Given a connection that makes one request per second, with the time of each
      const made: number[] = []
      const timing: typeof fetch = (...given) => {
        made.push(performance.now())
        return fetch(...given)
      }
      const connection = rateLimited(createConnection(localnet.rpcUrl, { fetch: timing }), 1)

      // When two are asked for at once, then the second is made a second later
      const start = performance.now()
      await Promise.all([request(connection), request(connection)])
      expect(made).to.have.length(2)
      expect((made[1] ?? 0) - start).to.be.at.least(990)
    })
  }
})
