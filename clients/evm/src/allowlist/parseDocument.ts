import { CoreError } from '@mintline/core/errors'
import { parseJson } from '@mintline/core/text'
import { type Hex, isAddress } from 'viem'
import * as z from 'zod/mini'

/** A merkle tree node. Lower case, since nodes are compared as hex. */
export const MerkleNode = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{64}$/i)),
  z.transform((node) => node.toLowerCase() as Hex),
)

/** A wallet or token address. */
export const AddressText = z.custom<Hex>((value) => typeof value === 'string' && isAddress(value))

/**
 * Parses a document about an allowlist.
 *
 * @param content Untrusted UTF-8 JSON.
 * @param source The document's address, for error messages.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID
 */
export function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  content: Uint8Array,
  source: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(content))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const reason = issue?.path.length ? `${issue.path.join('.')} is not valid` : 'it is not an object'
  throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
}
