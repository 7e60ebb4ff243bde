import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { connectAptos } from '../../src/chain/connection.ts'
import { fetchDrop } from '../../src/drop/fetchDrop.ts'
import { machinesAt } from '../../src/drop/machine.ts'
import { DROP_ANSWER } from '../support/answers.ts'

describe('drops of other drop machines on Aptos', () => {
  let answer: object
  // A node of the testnet, with a drop machine that can answer less than this product's.
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isRecord = Buffer.concat(chunks).includes('drop_record')
      const viewed = [isRecord ? { is_paused: false, end_time: '0', machine: '0xe1' } : answer]
      const ledger = { chain_id: 2, ledger_timestamp: '1000000', ledger_version: '1' }
      response.end(JSON.stringify(request.method === 'POST' ? viewed : ledger))
    })
  })
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  after(() => server.close())

  const read = async (change: Partial<typeof DROP_ANSWER>) => {
    answer = { ...DROP_ANSWER, ...change }
    const { port } = server.address() as AddressInfo
    const connection = connectAptos(`http://127.0.0.1:${port}/v1`)
    const reading = fetchDrop(connection, { contract: '0xc1', machines: machinesAt('0xd1') })
    const failure = await reading.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure !== undefined && !isMintlineError(failure)) throw failure
    return failure && [failure.code, failure.message]
  }

  it('are read where they have fees and royalties, also of 0', async () => {
    expect(await read({ platform_fee: '0', royalty_points_numerator: '0' })).to.equal(undefined)
  })

  it('error: there is nobody to pay the platform fee to', async () => {
    expect(await read({ fee_split: [] })).to.deep.equal([
      'NO_PLATFORM_FEES_DATA',
      'No platform fees data',
    ])
  })

  it('error: the royalties have no denominator', async () => {
    expect(await read({ royalty_points_denominator: '0' })).to.deep.equal([
      'NO_ROYALTIES_DATA',
      'No royalties data',
    ])
  })
})
