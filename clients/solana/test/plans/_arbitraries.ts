import { Keypair } from '@solana/web3.js'
import fc from 'fast-check'
import type { ShareInput } from '../../src/instructions/types.ts'
import type { DeployInput } from '../../src/plans/deploy/deployInput.ts'
import { anAddress, merklePhase, publicPhase } from './_input.ts'

const CREATOR = anAddress()
const PAYER = anAddress()
const GROUP_MINT = Keypair.generate()
const ADDRESSES = Array.from({ length: 5 }, anAddress)

/** Texts with at most this many UTF-8 bytes, often exactly as many. */
function text(max: number, min = 0): fc.Arbitrary<string> {
  return fc.oneof(
    fc.nat(max - min).map((length) => 'x'.repeat(min + length)),
    fc.constant('x'.repeat(max)),
    fc.nat(Math.floor(max / 2)).map((length) => 'é'.repeat(Math.max(length, min))),
  )
}

/** One to five shares that sum to 100. */
const shares: fc.Arbitrary<ShareInput[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 })
  .map((cuts) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 100]
    return edges.slice(1).map((edge, index) => ({
      address: ADDRESSES[index] ?? '',
      share: edge - (edges[index] ?? 0),
    }))
  })

/** A metadata URI, or none. */
const HOST = 'https://example.com/'
const uri = fc.option(text(200 - HOST.length)).map((path) => (path ? `${HOST}${path}` : ''))

/** Any valid input for a deployment, from the smallest to the largest. */
export const deployInputs: fc.Arbitrary<DeployInput> = fc.record({
  creator: fc.constant(CREATOR),
  payer: fc.constantFrom(undefined, CREATOR, PAYER),
  groupMint: fc.constant(GROUP_MINT),
  symbol: text(32, 1),
  collectionName: text(64),
  collectionUri: uri,
  itemBaseName: text(64),
  itemBaseUri: uri,
  treasury: fc.constant(anAddress()),
  royalties: fc.record({ royaltyBasisPoints: fc.nat(10_000), creators: shares }),
  platformFee: fc.record({ platformFeeValue: fc.bigInt(0n, 10_000n), recipients: shares }),
  extraMeta: fc.array(text(200), { maxLength: 10 }).map((values) =>
    values.map((value, index) => ({
      field: `${'k'.repeat(value.length % 32)}${index}`.slice(-32),
      value,
    })),
  ),
  cosignerProgramId: fc.constantFrom(undefined, anAddress()),
  locks: fc.record({
    supply: fc.boolean(),
    texts: fc.boolean(),
    phases: fc.boolean(),
    royalties: fc.boolean(),
    fee: fc.boolean(),
  }),
  phases: fc.array(fc.constantFrom(publicPhase(), merklePhase()), { maxLength: 20 }),
  receiverBalances: fc.constantFrom({}, Object.fromEntries(ADDRESSES.map((key) => [key, 0n]))),
})
