import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { parseActivePhase } from '../../src/mint/activePhase.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const RECIPIENT = '0x00000000000000000000000000000000000000aa'

const DOCUMENT = {
  currencyAddress: NATIVE,
  currencyMetadataValue: '5000',
  currencyMetadataDecimals: 18,
  maxClaimablePerWallet: '2',
  startTime: 1_700_000_000,
}

describe('parseActivePhase', () => {
  it('defaults to a private phase with an open end', () => {
    expect(parseActivePhase(DOCUMENT)).to.deep.equal({
      currency: NATIVE,
      decimals: 18,
      price: 5_000n,
      maxPerWallet: 2n,
      startDate: new Date('2023-11-14T22:13:20Z'),
      endDate: undefined,
      platformFees: undefined,
      royalties: undefined,
      isPublic: false,
    })
  })

  it('reads fees, royalties and end', () => {
    const document = {
      ...DOCUMENT,
      platformFees: { platform_fee_basis_points: 300, platform_fee_recipient: RECIPIENT },
      royalties: { seller_fee_basis_points: 500, fee_recipient: RECIPIENT },
      endTime: 1_700_000_001,
      isPublic: true,
    }
    expect(parseActivePhase(document)).to.deep.include({
      platformFees: [{ valueBp: 300, recipient: RECIPIENT }],
      royalties: [{ valueBp: 500, recipient: RECIPIENT }],
      endDate: new Date('2023-11-14T22:13:21Z'),
      isPublic: true,
    })
  })

  for (const [what, changed] of [
    ['an unknown field', { extra: 1 }],
    ['a missing field', { startTime: undefined }],
    ['a number for the price', { currencyMetadataValue: 5_000 }],
    ['a price below 0', { currencyMetadataValue: '-1' }],
    ['a string for the start', { startTime: '1700000000' }],
    ['a fractional start', { startTime: 1.5 }],
    ['an invalid address', { currencyAddress: '0x12' }],
    [
      'a fee above 100 %',
      { platformFees: { platform_fee_basis_points: 10_001, platform_fee_recipient: RECIPIENT } },
    ],
    ['a royalty without a recipient', { royalties: { seller_fee_basis_points: 1 } }],
    ['a string for isPublic', { isPublic: 'true' }],
  ] as const) {
    it(`rejects ${what}`, () => {
      expect(parseActivePhase({ ...DOCUMENT, ...changed })).to.equal(undefined)
    })
  }
})

describe('fetchMintData with an active-phase document', () => {
  let chain: TestChain
  let contract: string
  let answer: { status: number; body: string }
  const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  before(async () => {
    chain = await startChain()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const conditions = [{ pricePerToken: 9n, maxClaimableSupply: 7n }]
    contract = (await deployDrop(chain, { variant: 'erc721', conditions })).address
  })
  after(() => {
    server.close()
    chain.stop()
  })

  const dataOf = async () => {
    const activePhaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/phase.json`
    const data = await fetchMintData(chain.connection, { contract, activePhaseUrl, quantity: 2n })
    if (data.type !== 'active') throw new Error('No phase is open')
    return data
  }

  it('uses its terms and the counts of the chain', async () => {
    answer = { status: 200, body: JSON.stringify(DOCUMENT) }
    const data = await dataOf()
    expect(data).to.deep.include({
      claimed: 0n,
      unclaimed: 7n,
      supply: 7n,
      maxPerWallet: 2n,
      startDate: new Date('2023-11-14T22:13:20Z'),
      isMintToAvailable: false,
    })
    expect([data.price.value, data.checkout.total.value]).to.deep.equal([5_000n, 10_000n])
  })

  for (const [what, status, body] of [
    ['is not valid', 200, '{}'],
    ['is not JSON', 200, '<html>'],
    ['is not found', 404, ''],
    ['cannot be served', 500, ''],
  ] as const) {
    it(`uses the terms of the chain where it ${what}`, async () => {
      answer = { status, body }
      const data = await dataOf()
      expect(data).to.deep.include({ maxPerWallet: 0n, isMintToAvailable: true })
      expect(data.price.value).to.equal(9n)
    })
  }
})
