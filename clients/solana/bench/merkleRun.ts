// Builds one merkle list in one way and reports the measurement. Started by merkle.ts.
import { performance } from 'node:perf_hooks'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'
import { buildMerkleList } from '../src/allowlist/buildMerkleList.ts'
import { formatMerkleCsv } from '../src/allowlist/formatAllowlistCsv.ts'
import type { MerkleEntryInput } from '../src/allowlist/merkleEntry.ts'
import { parseAllowlistCsv } from '../src/allowlist/parseAllowlistCsv.ts'

/** Ways to build a list: ours from entries, ours from a CSV text, and merkletreejs as documented. */
export type MerkleSubject = 'ours' | 'fromFile' | 'plain'

export interface MerkleRun {
  /** Hexadecimal. */
  readonly root: string
  /** Milliseconds from the list to its root. */
  readonly buildTime: number
  /** Milliseconds of CPU time, which other processes do not affect. */
  readonly buildWork: number
  /** Milliseconds for one proof, found by its wallet. */
  readonly proofTime: number
  /** The process's peak memory in bytes. */
  readonly peakMemory: number
}

interface BuiltTree {
  readonly root: Uint8Array
  /** How long an entry's proof is. */
  proofLength(entry: MerkleEntryInput): number
}

/** How many proofs to time. merkletreejs searches all leaves for each. */
const PROOFS = { ours: 5_000, fromFile: 5_000, plain: 20 }

const [, , subject, size] = process.argv
if (subject !== 'ours' && subject !== 'fromFile' && subject !== 'plain') {
  throw new Error(`Unknown way: ${subject}`)
}
process.send?.(await measure(subject, Number(size)))

async function measure(way: MerkleSubject, count: number): Promise<MerkleRun> {
  const { sample, build } = prepare(way, count)
  const start = performance.now()
  const before = process.cpuUsage()
  const tree = await build()
  const { user, system } = process.cpuUsage(before)
  const buildTime = performance.now() - start
  const buildWork = (user + system) / 1_000
  const proofTime = timeProofs(tree, sample)
  const root = Buffer.from(tree.root).toString('hex')
  const peakMemory = process.resourceUsage().maxRSS * 1024
  return { root, buildTime, buildWork, proofTime, peakMemory }
}

/** Prepares the input, leaving nothing else in memory; the returned function is timed. */
function prepare(way: MerkleSubject, count: number) {
  const entries = Array.from({ length: count }, (_, index) => entryOf(index))
  const step = Math.max(1, Math.floor(count / PROOFS[way]))
  const sample = entries.filter((_, index) => index % step === 0).slice(0, PROOFS[way])
  if (way === 'fromFile') return { sample, build: readingFrom(formatMerkleCsv(entries)) }
  return { sample, build: startingFrom(entries, way === 'ours' ? buildOurs : buildPlain) }
}

// Separate functions, so that neither keeps the input of the other alive.
function startingFrom(
  entries: readonly MerkleEntryInput[],
  build: (entries: readonly MerkleEntryInput[]) => BuiltTree | Promise<BuiltTree>,
) {
  return () => build(entries)
}

function readingFrom(text: string) {
  return () => buildOurs(parseAllowlistCsv(text, { limits: 'merkleTree' }).entries)
}

async function buildOurs(entries: readonly MerkleEntryInput[]): Promise<BuiltTree> {
  const list = await buildMerkleList(entries)
  return {
    root: list.root,
    proofLength: ({ user }) => list.documentOf(user)?.proof.length ?? 0,
  }
}

function buildPlain(entries: readonly MerkleEntryInput[]): BuiltTree {
  const hashNode = (pair: Buffer) => keccak256(Buffer.concat([Buffer.from([1]), pair]))
  const tree = new MerkleTree(entries.map(plainLeaf), hashNode, { sortPairs: true })
  return {
    root: tree.getRoot(),
    proofLength: (entry) => tree.getProof(plainLeaf(entry)).length,
  }
}

function plainLeaf({ user, price, maxClaims }: MerkleEntryInput): Buffer {
  const amounts = Buffer.alloc(16)
  amounts.writeBigUInt64LE(price, 0)
  amounts.writeBigUInt64LE(maxClaims, 8)
  return keccak256(Buffer.concat([Buffer.from([0]), new PublicKey(user).toBuffer(), amounts]))
}

function timeProofs(tree: BuiltTree, sample: readonly MerkleEntryInput[]): number {
  const start = performance.now()
  for (const entry of sample) {
    if (tree.proofLength(entry) === 0) throw new Error(`No proof of ${entry.user}`)
  }
  return (performance.now() - start) / sample.length
}

function entryOf(index: number): MerkleEntryInput {
  return {
    user: addressOf(index),
    price: BigInt(index) * 1_000n,
    maxClaims: BigInt(index % 5) + 1n,
  }
}

/** Addresses that look random but are the same in every process. */
function addressOf(index: number): SolanaAddress {
  const bytes = new Uint8Array(32)
  const words = new DataView(bytes.buffer)
  for (let word = 0; word < 8; word += 1) {
    words.setUint32(4 * word, Math.imul(index + 1, 0x9e3779b1 + 2 * word) ^ (index << word))
  }
  return solanaAddress(base58.encode(bytes))
}
