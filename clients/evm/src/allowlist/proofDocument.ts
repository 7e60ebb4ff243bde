import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { type Address, checksumAddress, maxUint256, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { AllowlistProof } from './allowlistProof.ts'
import { AddressText, MerkleNode, parseDocument } from './parseDocument.ts'

/** Decimal string, since JSON numbers cannot hold 256 bits; safe integers are also accepted. */
const Uint256 = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.nonnegative())]),
  z.transform((value) => BigInt(value)),
)

const ProofDocument = z.object({
  proof: z.array(MerkleNode),
  quantityLimitPerWallet: z.optional(Uint256),
  pricePerToken: z.optional(Uint256),
  currency: z.optional(AddressText),
})

/**
 * Parses a proof document `{wallet}.json`: `proof`, and `quantityLimitPerWallet` with `pricePerToken`. Without those
 * two, the claim condition's terms apply.
 *
 * @param content Untrusted UTF-8 JSON.
 * @param source The document's address, for error messages.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID
 */
export function parseProofDocument(content: Uint8Array, source: string): AllowlistProof {
  const document = parseDocument(ProofDocument, content, source)
  const { proof, quantityLimitPerWallet, pricePerToken, currency = zeroAddress } = document
  if ((quantityLimitPerWallet === undefined) !== (pricePerToken === undefined)) {
    const reason = 'it has one of quantityLimitPerWallet and pricePerToken without the other'
    throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  }
  return {
    proof,
    quantityLimitPerWallet: quantityLimitPerWallet ?? 0n,
    pricePerToken: pricePerToken ?? maxUint256,
    currency,
  }
}

/** Formats a proof document as one line of JSON. */
export function formatProofDocument(proof: AllowlistProof): string {
  const { quantityLimitPerWallet, pricePerToken } = proof
  return `${JSON.stringify({
    ...proof,
    quantityLimitPerWallet: `${quantityLimitPerWallet}`,
    pricePerToken: `${pricePerToken}`,
  })}\n`
}

/** Lists a wallet's spellings in proof document names: in lower case, and with a checksum as other tools write it. */
export function walletSpellings(wallet: EvmAddress): string[] {
  return [wallet, checksumAddress(wallet as Address)]
}
