import type { TestChain } from '../../../evm/test/support/chain.ts'
import { Workplace } from '../_command.ts'

export { startChain, type TestChain } from '../../../evm/test/support/chain.ts'

/** Private keys for anvil's accounts 0 to 2, which everybody knows. */
export const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const

/** These accounts' addresses, in lower case. */
export const ACCOUNTS = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
] as const

/** Creates a workplace for commands on a chain, with the key from one of anvil's accounts. */
export function evmWorkplace({ url }: Pick<TestChain, 'url'>, account: 0 | 1 | 2 = 0): Workplace {
  return new Workplace(['--url', url], { MINTLINE_EVM_PRIVATE_KEY: KEYS[account] })
}

/** Writes a drop's config with a phase for listed wallets and one for everybody, and its list. */
export function writeEvmDrop(workplace: Workplace) {
  workplace.write(
    'members.csv',
    `wallet,limit,price\n${ACCOUNTS[1]},2,0.05 ETH\n${ACCOUNTS[2]},,\n`,
  )
  const config = {
    chain: 'local-development',
    collection: {
      variant: 'erc721',
      symbol: 'FIRST',
      collectionName: 'First drop',
      collectionUri: 'https://example.com/collection.json',
      metadata: { name: 'First drop', imageUri: 'https://example.com/image.png' },
      treasury: ACCOUNTS[0],
      royalties: { royaltyBasisPoints: 500, recipient: ACCOUNTS[0] },
      platformFee: { platformFeeValue: 300, recipient: ACCOUNTS[1] },
    },
    phases: [
      {
        name: 'Members',
        price: '0.1 ETH',
        list: 'members.csv',
        start: '2024-01-01T00:00:00Z',
        end: '2099-01-01T00:00:00Z',
        maxMintsPerWallet: 1,
      },
      {
        name: 'Everybody',
        price: '0.1 ETH',
        start: '2099-02-01T00:00:00Z',
        maxMintsPerWallet: 3,
        maxMintsTotal: 100,
      },
    ],
    proofs: 'proofs',
  }
  workplace.write('drop.config.json', config)
  return config
}

/** Replaces what differs between runs: accounts by their names, contracts, hashes, gas, ports and folders. */
export function namesOf(text: string, workplace: Workplace): string {
  return ACCOUNTS.reduce(
    (result, address, index) => result.replaceAll(address, `<account ${index}>`),
    text.replaceAll(workplace.folder, '<folder>'),
  )
    .replaceAll(/0x[0-9a-f]{64}/g, '<hash>')
    .replaceAll(/0x[0-9a-f]{40}/g, '<contract>')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
    .replaceAll(/(at most|holds) [\d.]+/g, '$1 <number>')
}
