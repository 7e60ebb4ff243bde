import { Keypair, type PublicKey } from '@solana/web3.js'
import type { Chain } from './chain.ts'

/** Copies a record to a new address with another program as owner; `edit` may change its bytes. */
export async function forge(
  chain: Chain,
  original: PublicKey,
  owner: PublicKey,
  edit: (data: Buffer) => void = () => {},
): Promise<PublicKey> {
  const account = await chain.account(original)
  if (!account) throw new Error(`There is nothing at ${original.toBase58()} to copy.`)
  edit(account.data)
  const { publicKey } = Keypair.generate()
  chain.setAccount(publicKey, { ...account, owner })
  return publicKey
}
