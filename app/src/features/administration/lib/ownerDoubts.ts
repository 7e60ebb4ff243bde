import { askNode } from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'

/** What is known of somebody who is to own a collection. */
export interface OwnerFacts {
  /** Base58. */
  address: string
  /** Whether anything is stored at the address. */
  hasAccount: boolean
  /** Whether what is stored there is a program. */
  isExecutable: boolean
}

/** Sentences that speak against an owner; none where it looks like a wallet in use. */
export function ownerDoubts({ address, hasAccount, isExecutable }: OwnerFacts): string[] {
  if (isExecutable) return ['This is a program: it cannot sign, and the collection would be lost.']
  if (!PublicKey.isOnCurve(address)) {
    return [
      'This address has no key of its own: only a program can sign for it, such as that of a multisig.',
    ]
  }
  return hasAccount ? [] : ['This wallet has never been used on this network: check the address.']
}

/** Looks the new owner up, and says what speaks against it. */
export async function fetchOwnerDoubts(connection: Connection, address: string): Promise<string[]> {
  const key = new PublicKey(address)
  const account = await askNode('getAccountInfo', () => connection.getAccountInfo(key))
  const isExecutable = account?.executable ?? false
  return ownerDoubts({ address, hasAccount: account !== null, isExecutable })
}
