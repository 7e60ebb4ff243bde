import type { Localnet } from '@mintline/localnet'
import type { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { rateLimited } from '../../src/allowlist/batches/rateLimited.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'

/** What every change of a list asks for, whatever it changes. */
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
    it(`lets ${name} wait for its turn`, async () => {
      // Given a connection that makes one request a second, and counts them
      let made = 0
      const counting: typeof fetch = (...given) => {
        made += 1
        return fetch(...given)
      }
      const connection = rateLimited(createConnection(localnet.rpcUrl, { fetch: counting }), 1)

      // When two are asked for, then the second is not made until the first is answered
      const [first, second] = [request(connection), request(connection)]
      await first
      expect(made).to.equal(1)
      await second
      expect(made).to.equal(2)
    })
  }
})
