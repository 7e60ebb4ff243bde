import type { CommandDefinition } from './definition.ts'
import { forDropOnChain, showing } from './forConfiguredDrop.ts'
import { BPS, DROP, DROP_OR_TOKEN_ID } from './options.ts'

const LOWER_CAP = forDropOnChain(async () => (await import('../commands/settings.ts')).lowerCap)

const NO_CAP = 'use mintline fees set for the fee itself'

export const FEES: CommandDefinition = {
  name: 'fees',
  description: 'Show the platform fee of a drop, or set it.',
  notes: { solana: 'with its cap and its admins.' },
  options: DROP,
  examples: { any: ['', 'set --help'], solana: ['lower-cap --help'] },
  actions: showing('fees'),
  inGroup: { evm: 'fees', aptos: 'fees' },
  commands: [
    {
      name: 'set',
      description: 'Set the platform fee.',
      notes: {
        solana: 'signed by a platform fee admin.',
        evm: 'signed by an admin.',
        aptos: 'only for machines of version 2, signed by the owner.',
      },
      options: [
        ...DROP,
        {
          flags: '--bps <basis points>',
          text: 'the fee in hundredths of a percent of the price',
        },
        {
          flags: '--flat <amount>',
          text: 'the fee for each item, whatever the price',
          chains: ['solana', 'aptos'],
        },
        {
          flags: '--flat <amount>',
          text: 'the fee for each claim, whatever the price; only for erc721',
          chains: ['evm'],
        },
        {
          flags: '--recipient <address:percent>',
          text: 'share of the fee; repeatable',
          chains: ['solana', 'aptos'],
          isRepeatable: true,
        },
        {
          flags: '--recipient <address>',
          text: 'wallet that receives it (default: as it is)',
          chains: ['evm'],
        },
        {
          flags: '--primary-admin <address>',
          text: 'new primary admin; signed by the present one',
          chains: ['solana'],
          instead: { evm: 'use mintline roles', aptos: 'the owner sets the fee' },
        },
        {
          flags: '--secondary-admin <address>',
          text: 'new secondary admin, or none',
          chains: ['solana'],
          instead: { evm: 'use mintline roles', aptos: 'the owner sets the fee' },
        },
      ],
      examples: {
        any: ['--bps 300'],
        solana: [
          '--bps 300 --recipient <address>:100',
          '--flat "0.01 SOL"',
          '--secondary-admin none',
        ],
        evm: ['--bps 300 --recipient <address>', '--flat "0.001 ETH"'],
        aptos: ['--bps 300 --recipient <address>:60 --recipient <address>:40', '--flat "0.1 APT"'],
      },
      actions: forDropOnChain(async () => (await import('../commands/settings.ts')).setFees),
      names: { solana: feeOption, evm: feeOption, aptos: feeOption },
      inGroup: { evm: 'fees set', aptos: 'fees set' },
    },
    {
      name: 'lower-cap',
      description:
        'Lower the highest fee that the admins can set. Nobody can raise it again. Signed by the primary admin.',
      options: [
        ...DROP,
        {
          flags: '--bps <basis points>',
          text: 'the highest fee in hundredths of a percent of the price',
        },
        { flags: '--flat <amount>', text: 'the highest flat fee for each item; 0 = none' },
      ],
      examples: { any: ['--bps 500', '--flat 0'] },
      actions: { solana: LOWER_CAP.solana },
      instead: { evm: NO_CAP, aptos: NO_CAP },
      names: { solana: (path) => (path.endsWith('flat') ? '--flat' : '--bps') },
    },
  ],
}

const PAID_AT_ONCE = 'a mint pays every receiver at once'

export const CLAIM: CommandDefinition = {
  name: 'claim',
  description:
    'Pay treasury and fee recipients what mints could not pay them. Any wallet may send it.',
  options: [
    ...DROP,
    {
      flags: '--receiver <address>',
      text: 'pay only this receiver; repeatable',
      isRepeatable: true,
    },
    {
      flags: '--fund-receivers',
      text: 'add the rent that empty receivers lack',
      default: false,
    },
  ],
  examples: {
    any: ['--dry-run', '--collection FIRST --receiver <address>', '--fund-receivers'],
  },
  actions: { solana: async () => (await import('../commands/claim.ts')).claim },
  instead: { evm: PAID_AT_ONCE, aptos: PAID_AT_ONCE },
}

export const ROYALTIES: CommandDefinition = {
  name: 'royalties',
  description: 'Show the royalties of a drop, or set them.',
  options: DROP,
  examples: { any: ['', 'set --help'] },
  actions: showing('royalties'),
  inGroup: { evm: 'royalties', aptos: 'royalties' },
  commands: [
    {
      name: 'set',
      description: 'Set the royalties.',
      notes: {
        solana: 'signed by the creator.',
        evm: 'of all items or of one token id, signed by an admin.',
        aptos: 'signed by the owner.',
      },
      options: [
        ...DROP_OR_TOKEN_ID,
        ...BPS,
        {
          flags: '--creator <address:percent>',
          text: 'share of them; repeatable',
          chains: ['solana'],
          isRepeatable: true,
          instead: {
            evm: 'name their receiver with --recipient',
            aptos: 'name their receiver with --recipient',
          },
        },
        {
          flags: '--recipient <address>',
          text: 'wallet that receives them (default: as it is)',
          chains: ['evm', 'aptos'],
          instead: { solana: 'name their receivers with --creator' },
        },
      ],
      examples: {
        any: ['--bps 500'],
        solana: ['--bps 500 --creator <address>:80 --creator <address>:20'],
        evm: ['--bps 500 --recipient <address>', '--token-id 1 --bps 500'],
        aptos: ['--bps 500 --recipient <address>'],
      },
      actions: forDropOnChain(async () => (await import('../commands/settings.ts')).setRoyalties),
      names: {
        solana: (path) => (path.includes('recipients') ? '--creator' : '--bps'),
        evm: () => '--bps',
        aptos: () => '--bps',
      },
      inGroup: { evm: 'royalties set', aptos: 'royalties set' },
    },
  ],
}

export const TREASURY: CommandDefinition = {
  name: 'treasury',
  description: 'Show the treasury of a drop, or set it.',
  options: DROP,
  examples: { any: ['', 'set --help'] },
  actions: showing('treasury'),
  inGroup: { evm: 'treasury', aptos: 'treasury' },
  commands: [
    {
      name: 'set',
      description: 'Set who receives the price less the platform fee.',
      notes: {
        solana: 'signed by the creator.',
        evm: 'for all items or for one token id, signed by an admin.',
        aptos: 'signed by the owner.',
      },
      options: [
        ...DROP_OR_TOKEN_ID,
        {
          flags: '--recipient <address:percent>',
          text: 'wallet, or several of them with their shares; repeatable',
          chains: ['aptos'],
          isRequired: true,
          isRepeatable: true,
        },
        {
          flags: '--recipient <address>',
          text: 'wallet that receives it',
          chains: ['solana', 'evm'],
          isRequired: true,
        },
      ],
      examples: {
        any: ['--recipient <address>'],
        evm: ['--token-id 1 --recipient <address>'],
        aptos: ['--recipient <address>:70 --recipient <address>:30'],
      },
      actions: forDropOnChain(async () => (await import('../commands/settings.ts')).setTreasury),
      names: { solana: () => '--recipient', evm: () => '--recipient', aptos: () => '--recipient' },
      inGroup: { evm: 'treasury set', aptos: 'treasury set' },
    },
  ],
}

/** Returns the option for a part of the fee, or of its admins. */
function feeOption(path: string): string {
  if (path.includes('recipients')) return '--recipient'
  return path.startsWith('extras.') ? '--primary-admin or --secondary-admin' : '--bps'
}
