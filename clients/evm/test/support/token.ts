import { type Address, concatHex, encodeAbiParameters, erc20Abi } from 'viem'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { ERC20_BYTECODE } from '../generated/thirdweb315.ts'
import type { TestChain } from './chain.ts'

/** Initial supply of a token: one million with 18 decimals. */
export const TOKEN_SUPPLY = 10n ** 24n

/** Deploys an ERC-20 token, COIN with 18 decimals, and gives its supply to a wallet. */
export async function deployToken(chain: TestChain, holder: EvmWallet): Promise<Address> {
  const parameters = encodeAbiParameters(
    [{ type: 'string' }, { type: 'string' }, { type: 'uint256' }, { type: 'address' }],
    ['Coin', 'COIN', TOKEN_SUPPLY, holder.address as Address],
  )
  return chain.deploy(concatHex([ERC20_BYTECODE, parameters]))
}

/** Approves a contract to spend tokens of a wallet. */
export async function approveToken(
  chain: TestChain,
  approval: { token: Address; from: EvmWallet; spender: string; amount: bigint },
): Promise<void> {
  const { token, from, spender, amount } = approval
  const [abi] = erc20Abi.filter((entry) => entry.type === 'function' && entry.name === 'approve')
  if (abi?.type !== 'function') throw new Error('viem has no approve')
  await chain.execute({ from, to: token, abi, args: [spender, amount] })
}
