import type { TestChain } from '../../../evm/test/support/chain.ts'
import { Workplace } from '../_command.ts'

export { startChain, type TestChain } from '../../../evm/test/support/chain.ts'

/** Private keys of anvil's accounts 0 to 2, which everybody knows. */
export const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const

/** Addresses of these accounts, in lower case. */
export const ACCOUNTS = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
] as const

/** A workplace for commands on a chain, whose key is that of one of anvil's accounts. */
export function evmWorkplace({ url }: Pick<TestChain, 'url'>, account: 0 | 1 | 2 = 0): Workplace {
  return new Workplace(['--url', url], { MINTLINE_EVM_PRIVATE_KEY: KEYS[account] })
}
