import type { ErrorContext } from '@mintline/core'
import type { COMMAND_MESSAGES } from '../src/errors/commandMessages.ts'

const PROBLEM = { path: 'royalties', code: 'SHARE_INVALID', message: 'A share is 1 to 100' }

/** One context for each code. Add a sample here for each new code. */
export const COMMAND_SAMPLES: {
  readonly [Code in keyof typeof COMMAND_MESSAGES]: ErrorContext<Code>
} = {
  USAGE_INVALID: { reason: 'it is too old' },
  COMMAND_NOT_ON_CHAIN: {
    command: 'mintline lock',
    chain: 'EVM chains',
    instead: 'use mintline metadata freeze',
  },
  PACKAGES_NOT_INSTALLED: {
    purpose: 'Drops on Aptos',
    install: 'npm install @mintline/aptos@0.1',
  },
  AMOUNT_WITHOUT_UNIT: { value: '5' },
  AMOUNT_UNIT_MISMATCH: { unit: 'unit', currency: 'currency' },
  TIME_INVALID: { value: 'foo' },
  AMOUNT_INVALID: { value: 'much' },
  FLAT_FEE_CURRENCIES: { currencies: ['ETH', 'USDC'] },
  FLAT_FEE_CURRENCY_CHANGES: { before: '0.001 ETH', after: '1 USDC' },
  FIRST_MINT_REFUSED: { phase: 'Everybody', reason: 'Nothing is left' },
  PRICE_TOKEN_UNKNOWN: { name: 'USDX' },
  AMOUNT_TOO_FINE: { value: '0.0000001 USDC', decimals: 6 },
  COLLECTION_NOT_GIVEN: {},
  DROP_NOT_GIVEN: {},
  DROP_NOT_DEPLOYED: { path: 'drop.config.json', chain: 'Base' },
  PHASE_NOT_NAMED: { phase: 'phase', known: ['one', 'two'] },
  OPTIONS_INVALID: { problems: [PROBLEM, PROBLEM] },
  FILE_EXISTS: { path: 'drop.json' },
  CONFIG_INVALID: { path: 'drop.json', problems: [PROBLEM] },
  CONFIG_OF_OTHER_CHAIN: { path: 'drop.json', chain: 'base' },
  LIST_EMPTY: { path: '/drops/list.csv' },
  STORAGE_COST_EXCEEDED: { cost: '0.2 SOL', maxCost: '0.1 SOL' },
  LIST_PRICES_CHEAP: { path: '/drops/list.csv', price: '0.000000005 SOL' },
  LIST_INVALID: { path: 'drop.json', problems: [PROBLEM] },
  SEED_NOT_FOUND: { path: 'reveal.json', symbol: 'DROP' },
  KEYPAIR_NOT_FOUND: { path: 'drop.json' },
  KEYPAIR_INVALID: { path: 'drop.json' },
  KEY_NOT_GIVEN: { chain: 'Base' },
  PRIVATE_KEY_INVALID: { variable: 'VARIABLE' },
  APTOS_KEY_NOT_GIVEN: { chain: 'Aptos Testnet' },
  KEY_FILE_NOT_PRIVATE: { path: 'aptos.key' },
  MACHINE_NOT_GIVEN: { chain: 'Aptos Testnet' },
  KEYSTORE_PASSWORD_NOT_GIVEN: { path: 'key.json' },
  WALLET_CANNOT_SIGN: { wallet: 'A Ledger device', what: 'uploads to Irys and Arweave' },
  CHAIN_NOT_GIVEN: {},
  CHAIN_UNKNOWN: { chain: 'bass', similar: ['base', 'base-sepolia'] },
  NETWORK_ENDED: { network: 'Kroma', ended: '2025-06-30' },
  NODE_OF_OTHER_CHAIN: { chain: 'Base', host: 'host', actual: 'Ethereum' },
  CLUSTER_UNKNOWN: { cluster: 'cluster', known: ['one', 'two'] },
  CLUSTER_MISMATCH: { cluster: 'cluster', host: 'host', actual: 'actual' },
  CONFIRMATION_REQUIRED: { network: 'network' },
  CONFIRMATION_DECLINED: {},
  INTERRUPTED: {},
}
