import type { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import type { Chain } from './chain.ts'

/** Expects that each account holds exactly the rent for its size. */
export async function expectExactRent(chain: Chain, addresses: readonly PublicKey[]) {
  for (const address of addresses) {
    const account = await chain.account(address)
    const text = address.toBase58()
    expect(account, text).to.not.equal(null)
    expect(BigInt(account?.lamports ?? 0), text).to.equal(
      await chain.rent(account?.data.length ?? 0),
    )
  }
}

/** Returns the sum of the accounts' rent. */
export async function rentOf(chain: Chain, addresses: readonly PublicKey[]): Promise<bigint> {
  const balances = await Promise.all(addresses.map((address) => chain.balance(address)))
  return balances.reduce((sum, balance) => sum + balance, 0n)
}

/** Returns the lamports that a wallet gains or loses by an action, and the action's result. */
export async function gainOf<T>(
  chain: Chain,
  wallet: PublicKey,
  action: () => Promise<T>,
): Promise<[gain: bigint, result: T]> {
  const before = await chain.balance(wallet)
  const result = await action()
  return [(await chain.balance(wallet)) - before, result]
}
