import type { Localnet } from '@mintline/localnet'
import type { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { rateLimited } from '../../src/allowlist/batches/rateLimited.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'

/** The requests of every change of a list. */
const REQUESTS: Readonly<Record<string, (connection: Connection) => Promise<unknown>>> = {
  getEpochInfo: (connection) => connection.getEpochInfo('confirmed'),
  getGenesisHash: (connection) => connection.getGenesisHash(),
  getLatestBlockhash: (connection) => connection.getLatestBlockhashAndContext('confirmed'),
  getMinimumBalanceForRentExemption: (connection) =>
    connection.getMinimumBalanceForRentExemption(0),
}

describe('rateLimited', () => {
  let localnet: Localnet
  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  for (const [name, request] of Object.entries(REQUESTS)) {
    it(`makes ${name} wait for its turn`, async () => {
      // Given a connection that makes one request per second, and counts them
      let made = 0
      const counting: typeof fetch = (...given) => {
        made += 1
        return fetch(...given)
      }
      const connection = rateLimited(createConnection(localnet.rpcUrl, { fetch: counting }), 1)

      // When two are made, then the second waits for the answer to the first
      const [first, second] = [request(connection), request(connection)]
      await first
      expect(made).to.equal(1)
      await second
      expect(made).to.equal(2)
    })
  }
})
