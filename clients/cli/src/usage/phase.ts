import type { OptionDefinition } from '../runtime/chainOption.ts'
import type { CommandDefinition } from './definition.ts'
import { forDropOnChain, forPhases, showing } from './forConfiguredDrop.ts'
import { DROP, DROP_OR_PHASES } from './options.ts'

const TERMS: readonly OptionDefinition[] = [
  {
    flags: '--type <type>',
    text: 'who may mint',
    choices: ['public', 'allowList', 'merkleTree'],
  },
  {
    flags: '--price <amount>',
    text: 'what a buyer pays for one item: "0.5 SOL", "20 USDC", "5 lamports" or 0',
  },
  {
    flags: '--price-token <token>',
    text: 'currency of the phase and its list: a token in the config, a mint, or SOL',
  },
  { flags: '--start <time>', text: 'open after this: ISO with a time zone, or unix seconds' },
  { flags: '--end <time>', text: 'open until this: ISO with a time zone, or unix seconds' },
  {
    flags: '--max-per-wallet <items>',
    text: 'maximum items of one wallet in the phase; 0 = unlimited',
  },
  { flags: '--max-total <items>', text: 'maximum items in the phase; 0 = unlimited' },
  {
    flags: '--merkle-root <hex>',
    text: 'root of the list; mintline allowlist root prints it',
  },
  { flags: '--active <true|false>', text: 'false closes it', choices: ['true', 'false'] },
]

/** Options by the last part in the client's path. */
const TERM_NAMES: Readonly<Record<string, string>> = {
  priceAmount: '--price',
  priceToken: '--price-token',
  startTime: '--start',
  endTime: '--end',
  maxMintsPerWallet: '--max-per-wallet',
  maxMintsTotal: '--max-total',
  phaseType: '--type',
  merkleRoot: '--merkle-root',
}

const BY_CONFIG = 'change the phases of the config, and use mintline phase set'

const LIST: CommandDefinition = {
  name: 'list',
  description: 'List the phases of a drop.',
  options: DROP_OR_PHASES,
  examples: { any: ['', '--json'] },
  actions: forDropOnChain(async () => (await import('../commands/phaseList.ts')).list),
  inGroup: { evm: 'phases list', aptos: 'phases list' },
}

const SET: CommandDefinition = {
  name: 'set',
  description: 'Replace the phases of a drop by those of the config, after showing what changes.',
  options: [
    ...DROP,
    {
      flags: '--reset',
      text: 'forget what wallets have minted, so that they can mint again',
      chains: ['evm'],
      default: false,
    },
  ],
  examples: { any: ['--dry-run', ''], evm: ['--reset'] },
  actions: forPhases(async () => (await import('../commands/phaseSet.ts')).setPhases),
  instead: {
    solana: 'use mintline launch for the phases of the config, or mintline phase add and modify',
  },
  inGroup: { evm: 'phases set', aptos: 'phases set' },
}

const ADD: CommandDefinition = {
  name: 'add',
  description: 'Add a phase after the others. launch adds those of the config.',
  options: [...DROP, ...TERMS],
  examples: {
    any: [
      '--type public --price "0.5 SOL" --end 2027-01-31T18:00:00Z',
      '--type merkleTree --merkle-root <hex> --price 0 --dry-run',
    ],
  },
  actions: { solana: async () => (await import('../commands/phaseAdd.ts')).add },
  instead: { evm: BY_CONFIG, aptos: BY_CONFIG },
  names: { solana: termOption },
}

const MODIFY: CommandDefinition = {
  name: 'modify',
  description: 'Change terms of a phase; others stay unchanged.',
  options: [
    ...DROP,
    {
      flags: '--phase <number or name>',
      text: 'number of the phase, from 1, or its name in the config',
      isRequired: true,
    },
    ...TERMS,
  ],
  examples: { any: ['--phase 1 --price "0.4 SOL"', '--phase Everybody --active false'] },
  actions: { solana: async () => (await import('../commands/phaseModify.ts')).modify },
  instead: { evm: BY_CONFIG, aptos: BY_CONFIG },
  names: { solana: termOption },
}

export const PHASES: CommandDefinition = {
  name: 'phase',
  description: 'List and change phases.',
  commands: [LIST, ADD, MODIFY, SET],
  inGroup: { evm: 'phases', aptos: 'phases' },
}

const SET_SALES = forDropOnChain(async () => (await import('../commands/sales.ts')).setSales)

const NO_SALES = {
  solana:
    'use mintline phase modify --active false to close a phase, and maxNumberOfTokens of the config for the supply',
  evm: 'each phase has its own end and limit in the config, which mintline phase set sets',
}

export const SALES: CommandDefinition = {
  name: 'sales',
  description: 'Show supply, end and pause of a drop, or set them.',
  options: DROP,
  examples: { any: ['', 'set --help'] },
  actions: { aptos: showing('sales').aptos },
  instead: NO_SALES,
  inGroup: { aptos: 'sales' },
  commands: [
    {
      name: 'set',
      description: 'Set supply, end and pause. Signed by the owner.',
      options: [
        ...DROP,
        {
          flags: '--supply <items>',
          text: 'maximum items, which can only be lowered; 0 = unlimited',
        },
        { flags: '--end <time>', text: 'time from which nothing is minted, or open' },
        { flags: '--pause', text: 'stop all mints', default: false },
        { flags: '--resume', text: 'let mints go on', default: false },
      ],
      examples: { any: ['--pause', '--supply 500 --end 2027-01-31T18:00:00Z'] },
      actions: { aptos: SET_SALES.aptos },
      instead: NO_SALES,
      inGroup: { aptos: 'sales set' },
    },
  ],
}

/** Returns the option for the client's path; empty if there is none. */
function termOption(path: string): string {
  return TERM_NAMES[path.split('.').at(-1) ?? ''] ?? ''
}
