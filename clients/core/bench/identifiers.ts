// Compares validating and parsing identifiers with viem and Solana Kit, in one run: npm run bench:core
import { performance } from 'node:perf_hooks'
import { base58 } from '@scure/base'
import { assertIsAddress, isAddress as isKitAddress } from '@solana/kit'
import { getAddress, isAddress as isViemAddress } from 'viem'
import {
  aptosAddress,
  assertIsSolanaAddress,
  evmAddress,
  isEvmAddress,
  isSolanaAddress,
  parseItemId,
  parseOwnershipId,
  unionAddress,
} from '../src/identifiers/index.ts'

/** Distinct identifiers per kind, so that a cache cannot skew the result. */
const IDENTIFIERS = 100_000
/** Rounds per measurement. The two sides take turns, and the median counts. */
const ROUNDS = 3

type Measure = (value: string) => unknown

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

// Read from JSON, so that each text is contiguous in memory and no measurement pays for flattening it.
const samples = (make: () => string): string[] =>
  JSON.parse(JSON.stringify(Array.from({ length: IDENTIFIERS }, make)))

const newEvmAddress = () => `0x${hexOf(randomBytes(20))}`
const evm = samples(newEvmAddress)
const checksummed = samples(() => getAddress(newEvmAddress()))
const solana = samples(() => base58.encode(randomBytes(32)))
const aptos = samples(() => `0x${hexOf(randomBytes(28))}`)
const union = samples(() => `POLYGON:${newEvmAddress()}`)
const items = samples(() => `POLYGON:${newEvmAddress()}:${Math.floor(Math.random() * 1e6)}`)
const ownerships = samples(() => `POLYGON:${newEvmAddress()}:1:${newEvmAddress()}`)

console.log(`${IDENTIFIERS} identifiers of each kind, median of ${ROUNDS} rounds\n`)
compare('EVM, lowercase: isEvmAddress', evm, isEvmAddress, 'viem isAddress', isViemAddress)
compare(
  'EVM, mixed case: isEvmAddress',
  checksummed,
  isEvmAddress,
  'viem isAddress, not strict',
  (value) => isViemAddress(value, { strict: false }),
)
// The normal forms differ: ours is lowercase, viem's has a checksum.
compare(
  'EVM, mixed case: evmAddress',
  checksummed,
  evmAddress,
  'viem getAddress, which hashes a checksum',
  getAddress,
)
compare('Solana: isSolanaAddress', solana, isSolanaAddress, 'Kit isAddress', isKitAddress)
compare(
  'Solana: assertIsSolanaAddress',
  solana,
  (value) => assertIsSolanaAddress(value),
  'Kit assertIsAddress',
  (value) => assertIsAddress(value),
)
alone('aptosAddress', aptos, aptosAddress)
alone('unionAddress', union, unionAddress)
alone('parseItemId', items, parseItemId)
alone('parseOwnershipId', ownerships, parseOwnershipId)

function compare(what: string, values: string[], ours: Measure, other: string, theirs: Measure) {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(timeOf(values, ours))
    times.theirs.push(timeOf(values, theirs))
  }
  const [oursMedian, theirsMedian] = [median(times.ours), median(times.theirs)]
  const ratio = (theirsMedian / oursMedian).toFixed(2)
  console.log(`${what}: ${ms(oursMedian)}; ${other}: ${ms(theirsMedian)}; ${ratio} times its speed`)
}

function alone(what: string, values: string[], measure: Measure) {
  const times = Array.from({ length: ROUNDS }, () => timeOf(values, measure))
  console.log(`${what}: ${ms(median(times))}`)
}

function timeOf(values: string[], measure: Measure): number {
  const start = performance.now()
  for (const value of values) measure(value)
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}
