import type { CommandDefinition } from './definition.ts'
import { forConfiguredDrop, forEntryLists } from './forConfiguredDrop.ts'
import { DROP, LIST, NO_WAIT, PHASE, PHASE_OF_LIST, TOKEN_OF_LIST } from './options.ts'

const BY_ROOT =
  'a list is a root in its phase: change its file, and use mintline phase set or mintline launch'

const APTOS_LIST = {
  flags: '--list <file>',
  text: 'CSV of address and amount (default: that of the config)',
  chains: ['aptos'],
} as const

const UPSERT: CommandDefinition = {
  name: 'upsert',
  description: 'Bring the entries of a list on chain; existing ones cost nothing.',
  options: [
    ...DROP,
    ...PHASE,
    ...LIST,
    APTOS_LIST,
    NO_WAIT,
    {
      flags: '--batch-size <entries>',
      text: 'maximum entries per transaction',
      chains: ['solana'],
      default: '10',
    },
  ],
  examples: { any: ['--phase Friends', '--phase 1 --list friends.csv --dry-run'] },
  actions: forEntryLists(async () => (await import('../commands/allowlistEntries.ts')).upsert),
  instead: { evm: BY_ROOT },
  inGroup: { aptos: 'allowlist upsert' },
}

const DIFF: CommandDefinition = {
  name: 'diff',
  description: 'Compare a list with the entries on chain; exit code 4 where they differ.',
  options: [...DROP, ...PHASE, ...LIST, APTOS_LIST],
  examples: { any: ['--phase Friends --list friends.csv'] },
  actions: forEntryLists(async () => (await import('../commands/allowlistEntries.ts')).diff),
  instead: { evm: 'use mintline verify, which compares the roots of lists' },
  inGroup: { aptos: 'allowlist diff' },
}

const EXPORT: CommandDefinition = {
  name: 'export',
  description: 'Print the entries of a phase on chain as CSV, or write them to a file.',
  options: [
    ...DROP,
    ...PHASE,
    { flags: '--out <file>', text: 'output file (default: stdout)' },
    { flags: '--force', text: 'replace an existing file', default: false },
  ],
  examples: { any: ['--phase Friends > friends.csv', '--phase Friends --out friends.csv'] },
  actions: forEntryLists(
    async () => (await import('../commands/allowlistEntries.ts')).exportEntries,
  ),
  instead: { evm: 'only the root of a list is on chain' },
  inGroup: { aptos: 'allowlist show' },
}

const REMOVE: CommandDefinition = {
  name: 'remove',
  description: 'Remove entries of a phase.',
  notes: { solana: 'the rent goes back to the payers.' },
  options: [
    ...DROP,
    ...PHASE,
    NO_WAIT,
    {
      flags: '--wallet <address>',
      text: 'wallet whose entry to remove; repeatable',
      isRepeatable: true,
    },
    {
      flags: '--list <file>',
      text: 'CSV of wallets whose entries to remove; other columns are ignored',
    },
    { flags: '--not-listed', text: 'with --list: all except these', default: false },
    { flags: '--all', text: 'all entries of the phase', default: false },
  ],
  examples: {
    any: ['--phase 1 --wallet <address>', '--phase Friends --list friends.csv --not-listed'],
  },
  actions: forEntryLists(async () => (await import('../commands/allowlistEntries.ts')).remove),
  instead: { evm: BY_ROOT },
  inGroup: { aptos: 'allowlist remove' },
}

const ROOT: CommandDefinition = {
  name: 'root',
  description: 'Print the merkle root of a list, without a network.',
  notes: { evm: 'needs one for a price in tokens.' },
  options: [PHASE_OF_LIST, TOKEN_OF_LIST, ...LIST],
  examples: { any: ['--phase Members', '--phase Members --json'], solana: ['--list members.csv'] },
  actions: forConfiguredDrop(async () => (await import('../commands/allowlistMerkle.ts')).root),
  inGroup: { evm: 'allowlist root', aptos: 'allowlist root' },
}

const PROOFS: CommandDefinition = {
  name: 'proofs',
  description:
    'Write the merkle proof of every wallet of a list as <wallet>.json, without a network.',
  notes: {
    evm: 'in shards where the list is long; launch writes them, too.',
    aptos: 'launch writes them, too.',
  },
  options: [
    PHASE_OF_LIST,
    TOKEN_OF_LIST,
    ...LIST,
    {
      flags: '--out <folder>',
      text: 'output folder, to be published as it is',
      chains: ['solana'],
      isRequired: true,
    },
    {
      flags: '--out <folder>',
      text: 'output folder, to be published as it is; proofs of other wallets in it are removed',
      chains: ['evm', 'aptos'],
      isRequired: true,
    },
    {
      flags: '--force',
      text: 'replace the proofs of another list',
      chains: ['solana'],
      default: false,
    },
  ],
  examples: { any: ['--phase Members --out proofs/members'] },
  actions: forConfiguredDrop(async () => (await import('../commands/allowlistMerkle.ts')).proofs),
  inGroup: { evm: 'allowlist proofs', aptos: 'allowlist proofs' },
}

export const ALLOWLIST: CommandDefinition = {
  name: 'allowlist',
  description: 'Lists of phases: entries on chain, and roots and proofs of merkle lists.',
  commands: [UPSERT, DIFF, EXPORT, REMOVE, ROOT, PROOFS],
  inGroup: { evm: 'allowlist', aptos: 'allowlist' },
}

const NO_ROOM_NEEDED = 'proofs of any length have room in a transaction'

export const LOOKUP_TABLE: CommandDefinition = {
  name: 'lookup-table',
  description:
    'Show the maximum length of merkle proofs for a collection, or make room for longer ones.',
  options: DROP,
  examples: { any: ['', 'create'] },
  actions: { solana: async () => (await import('../commands/lookupTable.ts')).show },
  instead: { evm: NO_ROOM_NEEDED, aptos: NO_ROOM_NEEDED },
  commands: [
    {
      name: 'create',
      description:
        'Create or complete the lookup table that makes room for longer proofs. launch does so too.',
      options: DROP,
      examples: { any: ['--dry-run', '--collection FIRST'] },
      actions: { solana: async () => (await import('../commands/lookupTable.ts')).createTable },
      instead: { evm: NO_ROOM_NEEDED, aptos: NO_ROOM_NEEDED },
    },
  ],
}
