import { decodeClaimCall } from '@mintline/evm'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  maxUint256,
  numberToHex,
  pad,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { NATIVE_TOKEN } from '../../../../clients/evm/src/contract/nativeCoin.ts'
import { claim, tokensClaimedEvent } from '../../../../clients/evm/src/generated/openEdition/abi.ts'
import { type DecodeContext, decodeLogs } from '../../../src/ingest/decode/evm/decodeLogs.ts'
import { type EvmLog, MOST_MOVES } from '../../../src/ingest/decode/evm/evmLog.ts'
import {
  EXCHANGE_TOPICS,
  platformLogs,
  seaportLogs,
  seaportTrade,
} from '../../../src/ingest/decode/evm/exchangeFills.ts'
import { transfersOf } from '../../../src/ingest/decode/evm/transfersOf.ts'

const ABI = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event OwnershipTransferred(address indexed from, address indexed to)',
])
const [ADA, BOB, SINGLE, SEVERAL, TOKEN] = [1n, 2n, 11n, 12n, 13n].map((number) =>
  numberToHex(number, { size: 20 }),
) as [Hex, Hex, Hex, Hex, Hex]
const TRANSACTION = pad('0x0a', { size: 32 })

const CONTEXT: DecodeContext = {
  blockchain: 'ETHEREUM',
  standardOf: (contract) => {
    if (contract === SINGLE) return 'ERC721'
    return contract === SEVERAL ? 'ERC1155' : undefined
  },
  callOf: () => undefined,
  coinAmount: (amount) => amount,
}

describe('decodeLogs', () => {
  it('reads a transfer of ERC-721, and not one of ERC-20 with the same first topic', () => {
    const log = transfer(ADA, BOB, 7n)
    const { activities } = decodeLogs([log], CONTEXT)
    expect(activities).to.deep.equal([
      {
        type: 'TRANSFER',
        item: { blockchain: 'ETHEREUM', contract: SINGLE, tokenId: 7n },
        collection: SINGLE,
        from: ADA,
        to: BOB,
        value: 1n,
        purchase: false,
        transaction: TRANSACTION,
        index: 3 * MOST_MOVES,
        logIndex: 3,
        mintPrice: undefined,
        mintCurrency: undefined,
        blockNumber: 5n,
      },
    ])
    const erc20 = { ...log, topics: log.topics.slice(0, 3), data: numberToHex(7n, { size: 32 }) }
    expect(decodeLogs([erc20], CONTEXT).activities).to.deep.equal([])
  })

  it('gives each item of a batch a place of its own, and leaves out those of which none moved', () => {
    const log = batch(zeroAddress, ADA, [1n, 2n, 3n], [4n, 0n, 6n])
    const { activities } = decodeLogs([log], CONTEXT)
    expect(
      activities.map(({ type, item, value, index }) => [type, item.tokenId, value, index]),
    ).to.deep.equal([
      ['MINT', 1n, 4n, 3 * MOST_MOVES],
      ['MINT', 3n, 6n, 3 * MOST_MOVES + 1],
    ])
  })

  it('counts nothing for transfers to oneself, and for nobody to nobody', () => {
    for (const wallet of [ADA, zeroAddress]) {
      expect(decodeLogs([transfer(wallet, wallet, 1n)], CONTEXT).activities).to.deep.equal([])
    }
  })

  it('leaves out logs of contracts of the other standard, and of contracts of none', () => {
    const logs = [
      { ...transfer(zeroAddress, ADA, 1n), address: SEVERAL },
      { ...batch(zeroAddress, ADA, [1n], [1n]), address: SINGLE },
      { ...transfer(zeroAddress, ADA, 1n), address: TOKEN },
      { ...owned(zeroAddress, ADA), address: TOKEN },
    ]
    const { activities, changedCollections, creators } = decodeLogs(logs, CONTEXT)
    expect([activities.length, changedCollections.size, creators.size]).to.deep.equal([0, 0, 0])
  })

  it('takes any bytes for a log, and any lists for a batch', () => {
    const bytes = (maxLength: number) =>
      fc.uint8Array({ maxLength }).map((data): Hex => `0x${Buffer.from(data).toString('hex')}`)
    const topics = fc
      .tuple(
        fc.constantFrom(...ABI.map((event) => encodeEventTopics({ abi: [event] })[0] as Hex)),
        fc.array(fc.bigInt(0n, maxUint256), { maxLength: 3 }),
      )
      .map(([topic, others]) => [topic, ...others.map((one) => numberToHex(one, { size: 32 }))])
    fc.assert(
      fc.property(topics, bytes(400), (list, data) => {
        const log = { ...transfer(ADA, BOB, 1n), topics: list, data }
        decodeLogs([log, { ...log, address: SEVERAL }], CONTEXT)
        for (const topic of EXCHANGE_TOPICS) {
          const told = { ...log, topics: [topic, ...list.slice(1)] as Hex[] }
          expect([...seaportLogs(told), ...platformLogs(told)].length).to.be.at.most(2)
          seaportTrade(told)
        }
      }),
    )
    const lists = fc.array(fc.bigInt(0n, maxUint256), { maxLength: 6 })
    fc.assert(
      fc.property(lists, lists, (ids, values) => {
        const found = transfersOf(batch(ADA, BOB, ids, values))
        const isFitting = ids.length === values.length
        const expected = isFitting ? values.filter((value) => value > 0n) : []
        expect(found.map(({ value }) => value)).to.deep.equal(expected)
      }),
    )
  })

  it('leaves out a batch of more items than a block can move', () => {
    const ids = Array.from({ length: MOST_MOVES + 1 }, (_, at) => BigInt(at))
    expect(transfersOf(batch(ADA, BOB, ids, ids))).to.deep.equal([])
  })

  it('names the first owner of a contract as its creator', () => {
    const logs = [owned(zeroAddress, ADA), owned(ADA, BOB), owned(zeroAddress, BOB)]
    const { creators, changedCollections } = decodeLogs(logs, CONTEXT)
    expect([...creators]).to.deep.equal([[SINGLE, ADA]])
    expect([...changedCollections.keys()]).to.deep.equal([SINGLE])
  })

  describe('the price of a claim', () => {
    const PRICE = 10n ** 18n

    it('is that of the call, per item, in the coin or in a token', () => {
      expect(pricesOf({})).to.deep.equal([
        [PRICE, undefined],
        [PRICE, undefined],
      ])
      expect(pricesOf({ currency: TOKEN, paid: 0n })).to.deep.equal([
        [PRICE, TOKEN],
        [PRICE, TOKEN],
      ])
    })

    const UNKNOWN: Record<string, Claimed> = {
      'another contract was called': { called: BOB },
      'the call paid something else': { paid: PRICE },
      'somebody else received the items': { receiver: BOB },
      'the event tells another number': { claimed: 3n },
      'the event tells other items': { first: 9n },
      'two claims are in the transaction': { events: 2 },
      'the sum is no number of the chain': { currency: TOKEN, price: maxUint256 },
    }
    for (const [name, input] of Object.entries(UNKNOWN)) {
      it(`is not known where ${name}`, () => {
        expect(
          pricesOf(input)
            .flat()
            .every((one) => one === undefined),
        ).to.equal(true)
      })
    }

    /** Prices of two items, 4 and 5, that Ada claims. */
    function pricesOf(input: Claimed) {
      const { called = SINGLE, currency = NATIVE_TOKEN, price = PRICE, receiver = ADA } = input
      const { paid = 2n * price, claimed = 2n, first = 4n, events = 1 } = input
      const proof = { proof: [], quantityLimitPerWallet: 0n, pricePerToken: 0n, currency }
      const data = encodeFunctionData({
        abi: [claim],
        args: [receiver, 2n, currency, price, proof, '0x'],
      })
      const event = {
        ...transfer(ADA, ADA, 1n),
        topics: encodeEventTopics({
          abi: [tokensClaimedEvent],
          args: { claimConditionIndex: 0n, claimer: ADA, receiver },
        }) as Hex[],
        data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [first, claimed]),
      }
      const logs = [
        transfer(zeroAddress, ADA, 4n),
        { ...transfer(zeroAddress, ADA, 5n), index: 4 },
        ...Array.from({ length: events }, () => event),
      ]
      const call = { to: called, claim: decodeClaimCall(data), input: data, value: paid }
      const { activities } = decodeLogs(logs, { ...CONTEXT, callOf: () => call })
      return activities.map(({ mintPrice, mintCurrency }) => [mintPrice, mintCurrency])
    }
  })
})

/** A claim that differs from an ordinary one. */
interface Claimed {
  /** Contract that the transaction calls. */
  readonly called?: Hex
  readonly currency?: Hex
  readonly price?: bigint
  /** Native currency that the transaction pays. */
  readonly paid?: bigint
  readonly receiver?: Hex
  /** Number of items in the event. */
  readonly claimed?: bigint
  /** First item in the event. */
  readonly first?: bigint
  readonly events?: number
}

function transfer(from: Hex, to: Hex, id: bigint): EvmLog {
  return logOf(
    SINGLE,
    encodeEventTopics({ abi: ABI, eventName: 'Transfer', args: { from, to, id } }),
  )
}

function owned(from: Hex, to: Hex): EvmLog {
  const args = { from, to }
  return logOf(SINGLE, encodeEventTopics({ abi: ABI, eventName: 'OwnershipTransferred', args }))
}

function batch(from: Hex, to: Hex, ids: readonly bigint[], values: readonly bigint[]): EvmLog {
  const args = { operator: ADA, from, to }
  return {
    ...logOf(SEVERAL, encodeEventTopics({ abi: ABI, eventName: 'TransferBatch', args })),
    data: encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values]),
  }
}

function logOf(address: Hex, topics: unknown): EvmLog {
  return {
    address,
    topics: topics as Hex[],
    data: '0x',
    block: 5n,
    blockHash: zeroHash,
    transaction: TRANSACTION,
    index: 3,
  }
}
