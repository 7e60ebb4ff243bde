import type { CommandDefinition } from './definition.ts'
import { showing } from './forConfiguredDrop.ts'
import { DROP } from './options.ts'

const FIXED = 'names and metadata are fixed once a drop is created'

const SET: CommandDefinition = {
  name: 'set',
  description: 'Set the metadata of a drop.',
  notes: {
    solana: 'sets and removes extra fields, signed by the creator.',
    evm: 'that of the collection, and that of the items of an erc721 drop.',
  },
  options: [
    ...DROP,
    {
      flags: '--field <key=value>',
      text: 'field to set; repeatable',
      chains: ['solana'],
      isRepeatable: true,
    },
    {
      flags: '--remove <key>',
      text: 'field to remove; repeatable',
      chains: ['solana'],
      isRepeatable: true,
    },
    {
      flags: '--collection-uri <uri>',
      text: "URI of the collection's metadata",
      chains: ['evm'],
      instead: { solana: 'set collectionUri in the config, and use mintline deploy' },
    },
    {
      flags: '--name <text>',
      text: "name of the items; the contract adds the item's number",
      chains: ['evm'],
      instead: { solana: 'use mintline item rename' },
    },
    {
      flags: '--description <text>',
      text: 'description of the items',
      chains: ['evm'],
    },
    { flags: '--image <uri>', text: 'image of the items', chains: ['evm'] },
    { flags: '--animation <uri>', text: 'animation of the items', chains: ['evm'] },
  ],
  examples: {
    solana: ['--field artist=Ada --field licence=CC-BY-4.0', '--remove artist'],
    evm: [
      '--collection-uri ipfs://<cid>/collection.json',
      '--name "First drop" --image ipfs://<cid>/image.png --dry-run',
    ],
  },
  actions: {
    solana: async () => (await import('../commands/metadata.ts')).change,
    evm: async () => (await import('../evm/commands/metadata.ts')).setMetadata,
  },
  instead: { aptos: FIXED },
  names: { solana: (path) => (path.startsWith('remove') ? '--remove' : '--field') },
  inGroup: { evm: 'metadata set' },
}

const ADD: CommandDefinition = {
  name: 'add',
  description: 'Add a batch of token ids to an erc1155 drop.',
  options: [
    ...DROP,
    {
      flags: '--base-uri <uri>',
      text: 'folder of their metadata, with a slash at the end',
      isRequired: true,
    },
    { flags: '--amount <token ids>', text: 'how many', isRequired: true },
  ],
  examples: { any: ['--base-uri ipfs://<cid>/ --amount 10'] },
  actions: { evm: async () => (await import('../evm/commands/metadata.ts')).add },
  instead: { solana: 'items have no batches of token ids', aptos: FIXED },
  inGroup: { evm: 'metadata add' },
}

const FREEZE: CommandDefinition = {
  name: 'freeze',
  description: 'Make the metadata of a batch of token ids permanent.',
  options: [...DROP, { flags: '--batch <index>', text: 'the batch, from 0', isRequired: true }],
  examples: { any: ['--batch 0 --dry-run'] },
  actions: { evm: async () => (await import('../evm/commands/metadata.ts')).freeze },
  instead: { solana: 'use mintline lock --texts', aptos: FIXED },
  inGroup: { evm: 'metadata freeze' },
}

export const METADATA: CommandDefinition = {
  name: 'metadata',
  description: 'Show the metadata of a drop, or change it.',
  options: DROP,
  examples: { any: ['', 'set --help'] },
  actions: showing('metadata'),
  inGroup: { evm: 'metadata' },
  commands: [SET, ADD, FREEZE],
}

export const ITEM: CommandDefinition = {
  name: 'item',
  description: 'Rename minted items.',
  commands: [
    {
      name: 'rename',
      description: 'Change name and uri of minted items. Signed by the creator.',
      options: [
        ...DROP,
        {
          flags: '--item <number or mint>',
          text: 'the item; repeatable',
          isRepeatable: true,
        },
        {
          flags: '--name <text>',
          text: "new name; {} stands for the item's number (default: as it is)",
        },
        {
          flags: '--uri <uri>',
          text: "new uri; {} stands for the item's number (default: as it is)",
        },
      ],
      examples: {
        any: [
          '--item 3 --name "Three, at last"',
          '--item 1 --item 2 --uri "https://example.com/revealed/{}.json" --dry-run',
        ],
      },
      actions: { solana: async () => (await import('../commands/itemRename.ts')).rename },
      instead: {
        evm: 'use mintline metadata set, for all items of an erc721 drop',
        aptos: FIXED,
      },
      names: { solana: (path) => `--${path.split('.').at(-1)?.replace('mint', 'item')}` },
    },
  ],
}

const SEED_FILE = '--seed-file <file>'

const NO_REVEAL = {
  evm: 'use mintline metadata set, for all items of an erc721 drop',
  aptos: FIXED,
}

export const REVEAL: CommandDefinition = {
  name: 'reveal',
  description:
    'Reveal the files that a collection is committed to, for all its items and for good. Signed by the creator. The node sees the seed, with --dry-run too.',
  options: [
    ...DROP,
    {
      flags: SEED_FILE,
      text: 'file with the seed (default: the one that the commitment has written)',
    },
  ],
  examples: { any: ['', 'commit --help'] },
  actions: { solana: async () => (await import('../commands/reveal.ts')).reveal },
  instead: NO_REVEAL,
  commands: [
    {
      name: 'commit',
      description:
        'Commit to the files before the first mint, with a new seed that is written to a file. It cannot be replaced. launch does so for the reveal in a config.',
      options: [
        ...DROP,
        {
          flags: '--base-uri <uri>',
          text: "URI of the files' metadata; {} stands for the file's number (default: that of the config)",
        },
        { flags: '--files <count>', text: 'number of files (default: that of the config)' },
        { flags: SEED_FILE, text: 'file for the seed (default: one in .mintline)' },
      ],
      examples: {
        any: [
          '--base-uri "ipfs://<cid>/{}.json" --files 10000 --dry-run',
          '--collection MYDROP --seed-file seed.json',
        ],
      },
      actions: { solana: async () => (await import('../commands/reveal.ts')).commit },
      instead: NO_REVEAL,
      names: { solana: (path) => (path.endsWith('fileCount') ? '--files' : '--base-uri') },
    },
  ],
}
