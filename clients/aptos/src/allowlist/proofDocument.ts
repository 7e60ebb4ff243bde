import { CoreError } from '@mintline/core/errors'
import type { AptosAddress } from '@mintline/core/identifiers'
import { parseJson } from '@mintline/core/text'
import * as z from 'zod/mini'
import { isU64 } from '../drop/decodeAnswer.ts'
import type { AllowlistProof } from './allowlistProof.ts'

/** Maximum proof length, in hashes, that the drop machine accepts. */
const MAX_PROOF_LENGTH = 32

/** Decimal string, since JSON numbers cannot hold 64 bits; safe integers are also accepted. */
const Cap = z.union([
  z.pipe(
    z.string().check(z.refine(isU64)),
    z.transform((digits) => BigInt(digits)),
  ),
  z.pipe(
    z.int().check(z.nonnegative()),
    z.transform((value) => BigInt(value)),
  ),
])

const ProofDocument = z.object({
  max_per_wallet_by_allow_list: Cap.check(z.refine((cap) => cap > 0n)),
  proof: z
    .array(z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)))
    .check(z.maxLength(MAX_PROOF_LENGTH)),
})

/**
 * Parses a proof document `{wallet}.json`: `max_per_wallet_by_allow_list` and `proof`.
 *
 * @param content Untrusted UTF-8 JSON.
 * @param source The document's address, for error messages.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID
 */
export function parseProofDocument(content: Uint8Array, source: string): AllowlistProof {
  const parsed = ProofDocument.safeParse(parseJson(content))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const reason = issue?.path.length
      ? `${issue.path.join('.')} is not valid`
      : 'it is not an object'
    throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  }
  const { max_per_wallet_by_allow_list: maxPerWalletByAllowList, proof } = parsed.data
  return { maxPerWalletByAllowList, proof }
}

/** Formats a proof document as one line of JSON. */
export function formatProofDocument({ maxPerWalletByAllowList, proof }: AllowlistProof): string {
  const document = { max_per_wallet_by_allow_list: `${maxPerWalletByAllowList}`, proof }
  return `${JSON.stringify(document)}\n`
}

/**
 * Lists a wallet's distinct spellings in proof document names: the normal form, without leading zeros as other tools
 * write it, and both in upper case.
 */
export function walletSpellings(wallet: AptosAddress): string[] {
  const short = wallet.replace(/^0x0+(?=.)/, '0x')
  const lower = [wallet, short]
  const upper = lower.map((spelling) => `0x${spelling.slice(2).toUpperCase()}`)
  return [...new Set([...lower, ...upper])]
}
