import type { Blockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import { isEvmSignature } from '../../signatures/evmSignature.ts'

/** A lazy item's creators, and what they are claimed to have signed. */
export interface CreatorSignatures {
  readonly accounts: readonly Address[]
  /** One for each creator, in the same order. */
  readonly signatures: readonly string[]
  readonly hash: Hex
}

/**
 * Checks that each creator signed a lazy item, and that none is repeated.
 *
 * @param fieldOf - name of `creators` and `signatures` in the request, for messages
 * @throws `INCORRECT_LAZY_ASSET`, and node errors if a contract cannot be asked
 */
export async function checkCreatorSignatures(
  fieldOf: (name: string) => string,
  { accounts, signatures, hash }: CreatorSignatures,
  { blockchain, nodes }: { readonly blockchain: Blockchain; readonly nodes: Nodes },
): Promise<void> {
  const fault = (name: string, rule: string) =>
    new ServerError('INCORRECT_LAZY_ASSET', { field: fieldOf(name), rule })
  if (signatures.length !== accounts.length) {
    const counts = `${signatures.length} signatures of ${accounts.length} creators`
    throw fault('signatures', `must be one of each creator, and there are ${counts}`)
  }
  if (new Set(accounts).size < accounts.length) {
    throw fault('creators', 'must not repeat an account')
  }
  for (const [index, signer] of accounts.entries()) {
    const signature = signatures[index] ?? '0x'
    if (!(await isEvmSignature(nodes, [blockchain], { signer, hash, signature }))) {
      throw fault(`signatures[${index}]`, `is not that of the creator ${signer}`)
    }
  }
}
