import { type UiTokenAmount, uiTokenAmount } from '../token/amount.ts'
import { readMint, readTokenAccount } from '../token/layout.ts'
import type { StoredAccount } from './account.ts'
import type { Engine } from './engine.ts'
import { isTokenProgram } from './knownAddresses.ts'

export interface TokenBalance {
  accountIndex: number
  mint: string
  owner: string
  programId: string
  uiTokenAmount: UiTokenAmount
}

/** Token accounts among a transaction's accounts, with their balances. */
export function tokenBalances(
  engine: Engine,
  accounts: (StoredAccount | undefined)[],
): TokenBalance[] {
  const balances: TokenBalance[] = []
  for (const [accountIndex, account] of accounts.entries()) {
    if (account === undefined || !isTokenProgram(account.owner)) continue
    const programId = account.owner
    const token = readTokenAccount(programId, account.data)
    const mintAccount = token && engine.getAccount(token.mint)
    const mint = mintAccount && readMint(mintAccount.owner, mintAccount.data)
    if (token === undefined || mint === undefined) continue
    balances.push({
      accountIndex,
      mint: token.mint,
      owner: token.owner,
      programId,
      uiTokenAmount: uiTokenAmount(token.amount, mint.decimals),
    })
  }
  return balances
}
