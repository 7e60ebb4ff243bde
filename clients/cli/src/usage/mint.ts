import type { CommandDefinition } from './definition.ts'
import { forMint } from './forConfiguredDrop.ts'
import { activePhase, DROP } from './options.ts'

export const MINT: CommandDefinition = {
  name: 'mint',
  description: 'Mint items of an open phase.',
  notes: { evm: 'approves the price first where it is in tokens.' },
  options: [
    ...DROP,
    { flags: '--quantity <items>', text: 'how many', default: '1' },
    {
      flags: '--phase <number or name>',
      text: 'number of the phase, from 1, or its name in the config (default: the cheapest open one in which the wallet may mint the quantity)',
      chains: ['solana'],
      instead: { evm: 'one phase is open at a time', aptos: 'one phase is open at a time' },
    },
    {
      flags: '--to <wallet>',
      text: 'receiver of the items, as a gift (default: the wallet that mints)',
      chains: ['solana'],
    },
    {
      flags: '--to <wallet>',
      text: 'receiver of the items, in phases without a list (default: the wallet that pays)',
      chains: ['evm', 'aptos'],
    },
    {
      flags: '--max-price <amount>',
      text: 'maximum price of one item, such as "0.5 SOL" or "20 USDC" (default: its current price)',
    },
    {
      flags: '--per-transaction <items>',
      text: 'items of one transaction, at most 4',
      chains: ['solana'],
      default: '2',
      instead: { evm: 'all items are in one', aptos: 'all items are in one' },
    },
    activePhase('its price is the maximum, unless --max-price is given'),
    {
      flags: '--proofs <address or folder>',
      text: 'source of merkle proofs (default: the lists of the config)',
    },
    {
      flags: '--payer <file>',
      text: 'keypair of another wallet that pays price, rent and fees, and signs first (default: the wallet that mints)',
      chains: ['solana'],
    },
    {
      flags: '--cosigner <file>',
      text: "the creator's or the named co-signer's keypair, where the collection needs a co-sign; its signature counts for 10 minutes",
      chains: ['solana'],
    },
  ],
  examples: {
    any: ['', '--quantity 2', '--proofs https://example.com/proofs/members --dry-run'],
    solana: [
      '--collection FIRST --quantity 2 --max-price "0.5 SOL"',
      '--phase 1 --to <wallet>',
      '--keypair fan.json --payer sponsor.json',
    ],
    evm: ['--contract BASE:<address> --quantity 2 --max-price "0.01 ETH"'],
    aptos: ['--contract APTOS:<address> --quantity 2 --max-price "0.5 APT"'],
  },
  actions: forMint(async () => (await import('../commands/mint.ts')).mint),
  inGroup: { evm: 'mint', aptos: 'mint' },
}

const IN_A_WALLET = 'wallets burn items themselves'

export const BURN: CommandDefinition = {
  name: 'burn',
  description: 'Burn items for good. Signed by the wallet that holds them.',
  notes: { evm: 'burning items of an erc1155 drop makes room in its supply for others.' },
  options: [
    ...DROP,
    {
      flags: '--item <token id>',
      text: 'an item of an erc721 drop; repeatable',
      isRepeatable: true,
    },
    { flags: '--quantity <items>', text: 'how many with the token id of an erc1155 drop' },
  ],
  examples: {
    any: [
      '--item 3 --dry-run',
      '--contract BASE:<address> --item 3 --item 7',
      '--contract BASE:<address> --token-id 0 --quantity 2',
    ],
  },
  actions: { evm: async () => (await import('../evm/commands/burn.ts')).burn },
  instead: { solana: IN_A_WALLET, aptos: IN_A_WALLET },
}
