import { CoreError } from '@mintline/core/errors'
import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { MAX_MERKLE_VALUE } from '../limits.ts'

/**
 * A wallet's proof for minting from a merkle list: the content of `{wallet}.json`.
 *
 * Its fields in the file (specification 3.3) are `claimant`, `claim_price`, `max_claims` and `proof`, whose nodes are
 * arrays with 32 numbers. An amount beyond exact JSON numbers is a string with decimal digits.
 */
export interface MerkleProofDocument {
  /** The wallet that may mint. */
  readonly claimant: SolanaAddress
  /** Lamports for one item, fees included; 0 = free. */
  readonly claimPrice: bigint
  /** Maximum items in the phase, at least 1. */
  readonly maxClaims: bigint
  /** Siblings from the leaf to the root, 32 bytes each; at least one. */
  readonly proof: readonly Uint8Array[]
}

/** Maximum proof length: enough for more wallets than can exist. */
const MAX_PROOF_LENGTH = 64
const NODE_LENGTH = 32
const DECIMAL = /^(?:0|[1-9]\d{0,19})$/

/** Formats a proof document on one line, always the same for the same document. */
export function formatProofDocument(document: MerkleProofDocument): string {
  const proof = document.proof.map((node) => `[${node.join(',')}]`)
  const claimant = JSON.stringify(document.claimant)
  const claimPrice = formatAmountField(document.claimPrice)
  const maxClaims = formatAmountField(document.maxClaims)
  return `{"claimant":${claimant},"claim_price":${claimPrice},"max_claims":${maxClaims},"proof":[${proof.join(',')}]}\n`
}

/**
 * Parses a proof document.
 *
 * @param text - JSON, untrusted
 * @param source - where it came from, for the error: a URL or a file path
 * @throws `MERKLE_PROOF_DOCUMENT_INVALID`
 */
export function parseProofDocument(text: string, source: string): MerkleProofDocument {
  const invalid = (reason: string) =>
    new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  const document = parseObject(text)
  if (!document) throw invalid('it is not a JSON object')
  const { claimant, proof } = document
  if (typeof claimant !== 'string' || !isSolanaAddress(claimant)) {
    throw invalid('claimant is not a Solana address')
  }
  const claimPrice = parseAmountField(document.claim_price)
  if (claimPrice === undefined) throw invalid('claim_price is not a whole number of 64 bits')
  const maxClaims = parseAmountField(document.max_claims)
  if (!maxClaims) throw invalid('max_claims is not a whole number from 1 of 64 bits')
  if (!isProof(proof)) throw invalid('proof is not 1 to 64 arrays of 32 bytes')
  return { claimant, claimPrice, maxClaims, proof: proof.map((node) => Uint8Array.from(node)) }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return value as Record<string, unknown>
  } catch {
    return undefined
  }
}

function formatAmountField(amount: bigint): string {
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? `${amount}` : `"${amount}"`
}

function parseAmountField(value: unknown): bigint | undefined {
  // A number beyond the safe ones has already lost digits.
  const isExact = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  if (!isExact && !(typeof value === 'string' && DECIMAL.test(value))) return undefined
  const amount = BigInt(value)
  return amount <= MAX_MERKLE_VALUE ? amount : undefined
}

function isProof(proof: unknown): proof is number[][] {
  if (!Array.isArray(proof) || proof.length === 0 || proof.length > MAX_PROOF_LENGTH) return false
  return proof.every((node) => Array.isArray(node) && isNode(node))
}

function isNode(node: readonly unknown[]): boolean {
  return node.length === NODE_LENGTH && node.every(isByte)
}

function isByte(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
}

/**
 * Parses a wallet's proof from its document.
 *
 * @param source Where it came from, for errors: a URL or a file path.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET
 */
export function parseWalletProof(
  content: Uint8Array,
  { source, wallet }: { source: string; wallet: string },
): MerkleProofDocument {
  const document = parseProofDocument(new TextDecoder().decode(content), source)
  const { claimant } = document
  if (claimant === wallet) return document
  throw new CoreError('MERKLE_PROOF_OF_ANOTHER_WALLET', { source, wallet, claimant })
}
