import type { ExtensionType } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import type { Chain } from './chain.ts'
import { extension } from './mintState.ts'

/** Reads a mint's pointer from its raw bytes; without an authority it is permanent. */
export async function readPointer(
  chain: Chain,
  mint: PublicKey,
  type:
    | ExtensionType.MetadataPointer
    | ExtensionType.GroupPointer
    | ExtensionType.GroupMemberPointer,
): Promise<{ authority: string | null; target: string | null }> {
  const data = await extension(chain, mint, type)
  return { authority: optionalAddress(data, 0), target: optionalAddress(data, 32) }
}

function optionalAddress(data: Buffer, offset: number): string | null {
  const address = new PublicKey(data.subarray(offset, offset + 32))
  return address.equals(PublicKey.default) ? null : address.toBase58()
}
