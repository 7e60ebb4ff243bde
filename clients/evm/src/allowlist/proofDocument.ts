import { CoreError } from '@mintline/core'
import { type Hex, isAddress, maxUint256, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { AllowlistProof } from './allowlistProof.ts'

/** Bytes of a proof document that are read at most. */
export const MAX_PROOF_BYTES = 65_536

/** In lower case, as nodes are compared with each other. */
const Node = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((node) => node.toLowerCase() as Hex),
)

/** Digits, since JSON numbers do not hold 256 bits; small numbers are taken as they are. */
const Uint256 = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.nonnegative())]),
  z.transform((value) => BigInt(value)),
)

const Address = z.custom<Hex>((value) => typeof value === 'string' && isAddress(value))

const ProofDocument = z.object({
  proof: z.array(Node),
  quantityLimitPerWallet: z.optional(Uint256),
  pricePerToken: z.optional(Uint256),
  currency: z.optional(Address),
})

/**
 * The proof that a document `{wallet}.json` holds: `proof`, and `quantityLimitPerWallet` and
 * `pricePerToken` together or neither, which leaves the wallet the terms of the claim condition.
 *
 * @param content JSON in UTF-8, untrusted.
 * @param source Address of the document, for the error.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID
 */
export function parseProofDocument(content: Uint8Array, source: string): AllowlistProof {
  const invalid = (reason: string) =>
    new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  const parsed = ProofDocument.safeParse(jsonIn(content))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalid(
      issue?.path.length ? `${issue.path.join('.')} is not valid` : 'it is not an object',
    )
  }
  const { proof, quantityLimitPerWallet, pricePerToken, currency = zeroAddress } = parsed.data
  if ((quantityLimitPerWallet === undefined) !== (pricePerToken === undefined)) {
    throw invalid('it has one of quantityLimitPerWallet and pricePerToken without the other')
  }
  return {
    proof,
    quantityLimitPerWallet: quantityLimitPerWallet ?? 0n,
    pricePerToken: pricePerToken ?? maxUint256,
    currency,
  }
}

/** Text of a proof document, on one line. */
export function formatProofDocument(proof: AllowlistProof): string {
  const { quantityLimitPerWallet, pricePerToken } = proof
  return `${JSON.stringify({
    ...proof,
    quantityLimitPerWallet: `${quantityLimitPerWallet}`,
    pricePerToken: `${pricePerToken}`,
  })}\n`
}

/** Undefined for what is not JSON. */
function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}
