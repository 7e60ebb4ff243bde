import { CoreError } from '@mintline/core'
import { type Hex, isAddress, maxUint256, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { AllowlistProof } from './allowlistProof.ts'

/** Maximum size of a proof document in bytes. */
export const MAX_PROOF_BYTES = 65_536

/** Lower case, since nodes are compared as hex. */
const Node = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((node) => node.toLowerCase() as Hex),
)

/** Decimal string, since JSON numbers cannot hold 256 bits; safe integers are also accepted. */
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
 * Parses a proof document `{wallet}.json`: `proof`, and `quantityLimitPerWallet` with `pricePerToken`.
 * Without those two, the terms of the claim condition apply.
 *
 * @param content Untrusted UTF-8 JSON.
 * @param source Address of the document, for error messages.
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

/** Proof document as one line of JSON. */
export function formatProofDocument(proof: AllowlistProof): string {
  const { quantityLimitPerWallet, pricePerToken } = proof
  return `${JSON.stringify({
    ...proof,
    quantityLimitPerWallet: `${quantityLimitPerWallet}`,
    pricePerToken: `${pricePerToken}`,
  })}\n`
}

/** Undefined = not JSON. */
function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return undefined
  }
}
