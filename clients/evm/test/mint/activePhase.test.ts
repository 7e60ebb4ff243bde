import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMintlineError, type MintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { parseActivePhase } from '../../src/mint/activePhase.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const SOURCE = 'https://a.example/phase.json'
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
    expect(parseActivePhase(DOCUMENT, SOURCE)).to.deep.equal({
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
    expect(parseActivePhase(document, SOURCE)).to.deep.include({
      platformFees: [{ valueBp: 300, recipient: RECIPIENT }],
      royalties: [{ valueBp: 500, recipient: RECIPIENT }],
      endDate: new Date('2023-11-14T22:13:21Z'),
      isPublic: true,
    })
  })

  for (const [what, changed, read] of [
    ['a limit as a word', { maxClaimablePerWallet: 'unlimited' }, { maxPerWallet: 0n }],
    ['the largest limit', { maxClaimablePerWallet: `${2n ** 256n - 1n}` }, { maxPerWallet: 0n }],
    ['a limit of 0', { maxClaimablePerWallet: '0' }, { maxPerWallet: 0n }],
    [
      'null for what may be left out',
      { endTime: null, platformFees: null, royalties: null, isPublic: null },
      { endDate: undefined, platformFees: undefined, royalties: undefined, isPublic: false },
    ],
    [
      'times in milliseconds',
      { startTime: 1_700_000_000_000, endTime: 1_700_000_001_500 },
      {
        startDate: new Date('2023-11-14T22:13:20Z'),
        endDate: new Date('2023-11-14T22:13:21.500Z'),
      },
    ],
    [
      'the last time in seconds',
      { startTime: 99_999_999_999 },
      { startDate: new Date('5138-11-16T09:46:39Z') },
    ],
    [
      'the first time in milliseconds',
      { startTime: 100_000_000_000 },
      { startDate: new Date('1973-03-03T09:46:40Z') },
    ],
  ] as const) {
    it(`understands ${what}`, () => {
      expect(parseActivePhase({ ...DOCUMENT, ...changed }, SOURCE)).to.deep.include(read)
    })
  }

  for (const [what, changed, field] of [
    ['an unknown field', { extra: 1 }, 'extra'],
    ['a missing field', { startTime: undefined }, 'startTime'],
    ['null for a field that is needed', { startTime: null }, 'startTime'],
    ['a number for the price', { currencyMetadataValue: 5_000 }, 'currencyMetadataValue'],
    ['a price below 0', { currencyMetadataValue: '-1' }, 'currencyMetadataValue'],
    ['another word for the limit', { maxClaimablePerWallet: 'none' }, 'maxClaimablePerWallet'],
    ['a string for the start', { startTime: '1700000000' }, 'startTime'],
    ['a fractional start', { startTime: 1.5 }, 'startTime'],
    ['an end after all dates', { endTime: 8_640_000_000_000_001 }, 'endTime'],
    ['an invalid address', { currencyAddress: '0x12' }, 'currencyAddress'],
    [
      'a fee above 100 %',
      { platformFees: { platform_fee_basis_points: 10_001, platform_fee_recipient: RECIPIENT } },
      'platformFees.platform_fee_basis_points',
    ],
    [
      'a royalty without a recipient',
      { royalties: { seller_fee_basis_points: 1 } },
      'royalties.fee_recipient',
    ],
    [
      'an unknown field of a royalty',
      { royalties: { seller_fee_basis_points: 1, fee_recipient: RECIPIENT, extra: 1 } },
      'royalties.extra',
    ],
    ['a string for isPublic', { isPublic: 'true' }, 'isPublic'],
  ] as const) {
    it(`refuses ${what}, by its name`, () => {
      const [error] = errorsOf({ ...DOCUMENT, ...changed })
      expect(error).to.include({ code: 'ACTIVE_PHASE_INVALID' })
      expect(error?.context).to.include({ source: SOURCE, field })
    })
  }

  it('says in a sentence what is wrong', () => {
    const messageOf = (document: unknown) => errorsOf(document)[0]?.message
    expect(messageOf({ ...DOCUMENT, startTime: '1' })).to.equal(
      `The active phase ${SOURCE} cannot be used: startTime is not valid`,
    )
    expect(messageOf({ ...DOCUMENT, extra: 1 })).to.equal(
      `The active phase ${SOURCE} cannot be used: extra is no field of active phases`,
    )
    for (const document of [undefined, null, 7, 'phase', []]) {
      expect(messageOf(document)).to.equal(
        `The active phase ${SOURCE} cannot be used: it is no JSON object`,
      )
    }
  })

  it('reads or refuses whatever it is given (property)', () => {
    const fields = fc.record(
      Object.fromEntries(
        ['endTime', 'isPublic', ...Object.keys(DOCUMENT)].map((name) => [name, fc.jsonValue()]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fields), (changed) => {
        const document =
          typeof changed === 'object' && changed ? { ...DOCUMENT, ...changed } : changed
        for (const { code } of errorsOf(document)) expect(code).to.equal('ACTIVE_PHASE_INVALID')
      }),
    )
  })
})

/** The error of parsing a document; empty = it is read. */
function errorsOf(document: unknown): MintlineError<'ACTIVE_PHASE_INVALID'>[] {
  try {
    parseActivePhase(document, SOURCE)
    return []
  } catch (error) {
    if (!isMintlineError(error, 'ACTIVE_PHASE_INVALID')) throw error
    return [error]
  }
}

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

  let problems: MintlineError[]
  const dataOf = async () => {
    problems = []
    const activePhaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/phase.json`
    const onActivePhaseProblem = (problem: MintlineError) => problems.push(problem)
    const request = { contract, activePhaseUrl, onActivePhaseProblem, quantity: 2n }
    const data = await fetchMintData(chain.connection, request)
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
    expect(problems).to.deep.equal([])
  })

  for (const [what, status, body, code] of [
    ['is not valid', 200, '{}', 'ACTIVE_PHASE_INVALID'],
    ['is not JSON', 200, '<html>', 'ACTIVE_PHASE_INVALID'],
    ['is not found', 404, '', 'METADATA_NOT_AVAILABLE'],
    ['cannot be served', 500, '', 'METADATA_NOT_AVAILABLE'],
  ] as const) {
    it(`uses the terms of the chain where it ${what}, and says so`, async () => {
      answer = { status, body }
      const data = await dataOf()
      expect(data).to.deep.include({ maxPerWallet: 0n, isMintToAvailable: true })
      expect(data.price.value).to.equal(9n)
      expect(problems.map((problem) => problem.code)).to.deep.equal([code])
    })
  }
})
