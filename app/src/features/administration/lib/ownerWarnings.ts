import { fetchNewOwner } from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'

/** A future owner's account. */
export interface OwnerFacts {
  /** Base58. */
  address: string
  /** True if the address has an account. */
  hasAccount: boolean
  /** False = the account is a program, a token or a record. */
  canSign: boolean
}

/** Returns reasons against an owner, as sentences; empty for an address that looks like a wallet in use. */
export function ownerWarnings({ address, hasAccount, canSign }: OwnerFacts): string[] {
  if (!canSign) {
    return ['Nobody can sign for this address, and the network will refuse it: enter a wallet.']
  }
  if (!PublicKey.isOnCurve(address)) {
    return [
      'This address has no key of its own: only a program can sign for it, such as a multisig.',
    ]
  }
  return hasAccount ? [] : ['This wallet has never been used on this network: check the address.']
}

/** Looks up the new owner and returns reasons against it. */
export async function fetchOwnerWarnings(
  connection: Connection,
  address: string,
): Promise<string[]> {
  return ownerWarnings({ address, ...(await fetchNewOwner(connection, address)) })
}
