import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { connectAptos } from '../../src/chain/connection.ts'
import { mintedAddresses } from '../../src/mint/mintedItems.ts'
import { readMintedItems } from '../../src/mint/readMintedItems.ts'
import { padded } from '../support/answers.ts'

const COLLECTION = padded('0xc1')

/** Event of a minted token, with addresses as nodes write them. */
const mintOf = (token: string, collection = '0xc1') => ({
  guid: { creation_number: '0', account_address: '0x0' },
  sequence_number: '0',
  type: '0x4::collection::Mint',
  data: { collection, token },
})

describe('items of a mint on Aptos', () => {
  it('are those of its collection in their order, and not more than were asked for', () => {
    const events = [mintOf('0x2'), mintOf('0x9', '0xc2'), mintOf('0x1'), mintOf('0x3')]
    const found = mintedAddresses({ events }, COLLECTION, 2n)
    expect(found).to.deep.equal([padded('0x2'), padded('0x1')])
  })

  it('error: the transaction minted none of this collection', async () => {
    const connection = connectAptos('http://127.0.0.1:1/v1')
    for (const events of [[], [mintOf('0x9', '0xc2')]]) {
      const transaction = { hash: '0xd', events }
      const minted = { collection: COLLECTION, quantity: 1n, transaction }
      const reading = readMintedItems(connection, minted, {})
      const failure = await reading.catch((error: unknown) => error)
      if (!isMintlineError(failure)) throw failure
      expect([failure.code, failure.message]).to.deep.equal([
        'NO_ITEMS_MINTED',
        'No NFTs were minted after transaction execution',
      ])
    }
  })
})
