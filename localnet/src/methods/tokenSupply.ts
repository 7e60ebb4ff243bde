import type { Chain } from '../chain/chain.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { uiTokenAmount } from '../token/amount.ts'
import { type Mint, readMint, readTokenAccount } from '../token/layout.ts'
import { withContext } from './contextSlot.ts'
import { method } from './method.ts'

const LARGEST_COUNT = 20

export const getTokenAccountBalance = method(
  (params) => ({ address: params.address(0), config: params.config(1) }),
  (chain, { address }) => {
    const account = chain.engine.getAccount(address)
    if (account === undefined) throw invalidParams('Invalid param: could not find account')
    const token = readTokenAccount(account.owner, account.data)
    if (token === undefined) throw invalidParams('Invalid param: not a Token account')
    const { mint } = findMint(chain, token.mint)
    return withContext(chain, uiTokenAmount(token.amount, mint.decimals))
  },
)

export const getTokenSupply = method(
  (params) => ({ address: params.address(0), config: params.config(1) }),
  (chain, { address }) => {
    const { mint } = findMint(chain, address)
    return withContext(chain, uiTokenAmount(mint.supply, mint.decimals))
  },
)

export const getTokenLargestAccounts = method(
  (params) => ({ address: params.address(0), config: params.config(1) }),
  (chain, { address }) => {
    const { mint, program } = findMint(chain, address)
    const holders = chain.engine.accountsOwnedBy(program).flatMap((holder) => {
      const token = readTokenAccount(program, holder.account.data)
      return token?.mint === address ? [{ address: holder.address, amount: token.amount }] : []
    })
    const largest = holders
      .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0))
      .slice(0, LARGEST_COUNT)
    return withContext(
      chain,
      largest.map((holder) => ({
        address: holder.address,
        ...uiTokenAmount(holder.amount, mint.decimals),
      })),
    )
  },
)

function findMint(chain: Chain, address: string): { mint: Mint; program: string } {
  const account = chain.engine.getAccount(address)
  if (account === undefined) throw invalidParams('Invalid param: could not find mint')
  const mint = readMint(account.owner, account.data)
  if (mint === undefined) throw invalidParams('Invalid param: not a Token mint')
  return { mint, program: account.owner }
}
