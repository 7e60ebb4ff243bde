import type { OptionDefinition } from '../runtime/chainOption.ts'
import type { CommandDefinition } from './definition.ts'
import { forDropOnChain, forPhases, showing } from './forConfiguredDrop.ts'
import { DROP, DROP_OR_PHASES } from './options.ts'

const TERMS: readonly OptionDefinition[] = [
  {
    flags: '--type <type>',
    text: 'who may mint: everybody, wallets of a list on chain, or of a merkle list',
    choices: ['public', 'allowList', 'merkleTree'],
  },
  { flags: '--name <name>', text: 'name for people, where it is on chain' },
  {
    flags: '--price <amount>',
    text: 'what a buyer pays for one item: "0.5 SOL", "20 USDC", "5 wei" or 0',
  },
  {
    flags: '--price-token <token>',
    text: 'currency of the phase and its list: its symbol, or the address of a token',
  },
  { flags: '--start <time>', text: 'open after this: ISO with a time zone, or unix seconds' },
  { flags: '--end <time>', text: 'open until this: ISO with a time zone, or unix seconds' },
  {
    flags: '--max-per-wallet <items>',
    text: 'maximum items of one wallet in the phase; 0 = unlimited',
  },
  {
    flags: '--max-per-transaction <items>',
    text: 'maximum items of one mint in the phase; 0 = unlimited',
  },
  { flags: '--max-total <items>', text: 'maximum items in the phase; 0 = unlimited' },
  {
    flags: '--merkle-root <hex>',
    text: 'root of the list; mintline allowlist root prints it',
  },
  { flags: '--active <true|false>', text: 'false closes it', choices: ['true', 'false'] },
]

/** Options by the last part of a term's path. */
const TERM_NAMES: Readonly<Record<string, string>> = {
  name: '--name',
  price: '--price',
  currency: '--price-token',
  startTime: '--start',
  endTime: '--end',
  maxPerWallet: '--max-per-wallet',
  maxPerTransaction: '--max-per-transaction',
  maxItems: '--max-total',
  kind: '--type',
  list: '--merkle-root',
  isOpen: '--active',
}

/** Returns the option for a term's path; empty if there is none. */
const termOption = (path: string) => TERM_NAMES[path.split('.').at(-1) ?? ''] ?? ''

const NAMES = { solana: termOption, evm: termOption, aptos: termOption }

/** Drops differ in the terms that their phases have. */
const OTHERS_REFUSED = 'Terms that phases on its chain lack are refused.'

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
  description:
    'Set the phases of a drop to those of the config, after showing what changes. Entries of lists stay: allowlist upsert changes them.',
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
  actions: forPhases(async () => (await import('../commands/phaseChange.ts')).setPhases),
  inGroup: { evm: 'phases set', aptos: 'phases set' },
}

const ADD: CommandDefinition = {
  name: 'add',
  description: `Add a phase after the others. launch adds those of the config. ${OTHERS_REFUSED}`,
  options: [
    ...DROP,
    ...TERMS.map((term) =>
      term.flags.startsWith('--type') ? ({ ...term, isRequired: true } as const) : term,
    ),
  ],
  examples: {
    any: [
      '--type public --price "0.5 SOL" --end 2027-01-31T18:00:00Z',
      '--type merkleTree --merkle-root <hex> --price 0 --dry-run',
    ],
  },
  actions: forDropOnChain(async () => (await import('../commands/phaseChange.ts')).addPhase),
  names: NAMES,
}

const MODIFY: CommandDefinition = {
  name: 'modify',
  description: `Change terms of a phase; others stay unchanged. ${OTHERS_REFUSED}`,
  options: [
    ...DROP,
    {
      flags: '--phase <number, id or name>',
      text: 'number of the phase, from 1, or its id on Aptos, or its name',
      isRequired: true,
    },
    ...TERMS,
  ],
  examples: { any: ['--phase 1 --price "0.4 SOL"', '--phase Everybody --max-per-wallet 2'] },
  actions: forDropOnChain(async () => (await import('../commands/phaseChange.ts')).modifyPhase),
  names: NAMES,
}

export const PHASES: CommandDefinition = {
  name: 'phase',
  description: 'List and change phases.',
  commands: [LIST, ADD, MODIFY, SET],
  inGroup: { evm: 'phases', aptos: 'phases' },
}

const SET_SALES = forDropOnChain(async () => (await import('../commands/settings.ts')).setSales)

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
