import type { CommandDefinition } from './definition.ts'
import { forDropOnChain, showing } from './forConfiguredDrop.ts'
import { DROP } from './options.ts'

const AT_ONCE = 'mintline transfer-ownership takes effect at once'
const loadOffers = () => import('../aptos/commands/ownership.ts')
const loadRoles = () => import('../evm/commands/roles.ts')

export const TRANSFER_OWNERSHIP: CommandDefinition = {
  name: 'transfer-ownership',
  description: 'Transfer a drop to a new owner.',
  notes: {
    solana: 'immediately and permanently, signed by the creator.',
    evm: 'the owner that marketplaces show; roles stay as they are. Signed by an admin.',
    aptos: 'offers it to a wallet, which has to accept it. Signed by the owner.',
  },
  options: [
    ...DROP,
    { flags: '--to <address>', text: 'wallet of the new owner', isRequired: true },
  ],
  examples: { any: ['--to <address> --dry-run'] },
  actions: forDropOnChain(async () => (await import('../commands/settings.ts')).transfer),
  names: { solana: (path) => (path === 'newOwner' ? '--to' : path) },
  inGroup: { evm: 'owner set', aptos: 'ownership offer' },
  commands: [
    {
      name: 'show',
      description: 'Show the owner of a drop.',
      notes: { aptos: 'with the wallet that the ownership is offered to.' },
      options: DROP,
      examples: { any: ['', '--json'] },
      actions: showing('owner'),
      inGroup: { evm: 'owner', aptos: 'ownership' },
    },
    {
      name: 'accept',
      description: 'Accept the ownership. Signed by the wallet that it is offered to.',
      options: DROP,
      examples: { any: ['--contract <address> --private-key-file next.key'] },
      actions: { aptos: async () => (await loadOffers()).accept },
      instead: { solana: AT_ONCE, evm: AT_ONCE },
      inGroup: { aptos: 'ownership accept' },
    },
    {
      name: 'cancel',
      description: 'Take the offer back. Signed by the owner.',
      options: DROP,
      examples: { any: [''] },
      actions: { aptos: async () => (await loadOffers()).cancel },
      instead: { solana: AT_ONCE, evm: AT_ONCE },
      inGroup: { aptos: 'ownership cancel' },
    },
  ],
}

const NO_ROLES = {
  solana:
    'use mintline fees set for the admins of the platform fee, and mintline transfer-ownership',
  aptos: 'the owner does everything, and mintline transfer-ownership names another one',
}

const ROLE = {
  flags: '--role <role>',
  text: 'admin, minter, transfer or metadata',
  isRequired: true,
} as const

const ACCOUNT = { flags: '--account <address>', text: 'the account', isRequired: true } as const

export const ROLES: CommandDefinition = {
  name: 'roles',
  description: 'Show, grant and revoke the roles of a drop.',
  inGroup: { evm: 'roles' },
  commands: [
    {
      name: 'list',
      description: 'List the accounts with each role.',
      options: DROP,
      examples: { any: ['', '--json'] },
      actions: { evm: async () => (await loadRoles()).list },
      instead: NO_ROLES,
      inGroup: { evm: 'roles list' },
    },
    {
      name: 'grant',
      description: 'Grant a role to an account. Signed by an admin.',
      options: [...DROP, ROLE, ACCOUNT],
      examples: { any: ['--role metadata --account <address>'] },
      actions: { evm: async () => (await loadRoles()).grant },
      instead: NO_ROLES,
      inGroup: { evm: 'roles grant' },
    },
    {
      name: 'revoke',
      description: 'Revoke a role of an account. Signed by an admin.',
      options: [...DROP, ROLE, ACCOUNT],
      examples: { any: ['--role minter --account <address>'] },
      actions: { evm: async () => (await loadRoles()).revoke },
      instead: NO_ROLES,
      inGroup: { evm: 'roles revoke' },
    },
    {
      name: 'renounce',
      description: 'Renounce a role of the wallet that signs.',
      options: [...DROP, ROLE],
      examples: { any: ['--role admin --dry-run'] },
      actions: { evm: async () => (await loadRoles()).renounce },
      instead: NO_ROLES,
      inGroup: { evm: 'roles renounce' },
    },
  ],
}

export const LOCK: CommandDefinition = {
  name: 'lock',
  description:
    'Give up changing parts of a collection, as a promise to buyers. A lock is never undone, not even by a new owner. Signed by the creator.',
  options: [
    ...DROP,
    { flags: '--supply', text: 'the maximum supply: it can only be lowered' },
    { flags: '--texts', text: 'names and metadata URIs of the collection and its items' },
    {
      flags: '--phases',
      text: 'terms of existing phases, their allowlist entries until they end, the limit per wallet and the co-signer; phases can still be paused and added',
    },
    { flags: '--royalties', text: 'the royalties' },
    { flags: '--fee', text: 'the platform fee, but not its recipients' },
  ],
  examples: {
    any: [
      '--supply --texts --dry-run',
      '--collection MYDROP --supply --texts --phases --royalties --fee',
    ],
  },
  actions: { solana: async () => (await import('../commands/lock.ts')).lock },
  instead: {
    evm: 'use mintline metadata freeze for the metadata of an erc1155 drop, or give up roles with mintline roles renounce',
    aptos: 'names and metadata are fixed, and the supply can only be lowered',
  },
}
