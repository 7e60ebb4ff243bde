import { STORAGES } from '../assets/storages.ts'
import type { InitOptions } from '../commands/init.ts'
import { answerOf } from '../config/answerOf.ts'
import { defaultAnswers } from '../config/newConfig.ts'
import { settingOfTerm } from '../config/settingOfTerm.ts'
import { settingName } from '../config/versions/settingName.ts'
import { hasTokenList, settingPath } from '../evm/config/settingPath.ts'
import type { ByChain, ChainKind } from '../networks/chainKind.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { LoadAction, NameOf } from '../runtime/runtime.ts'
import type { CommandDefinition } from './definition.ts'
import { forConfiguredDrop, forDropOnChain } from './forConfiguredDrop.ts'
import { activePhase, DROP_ADDRESS, DROP_OR_PHASES, MACHINE, NO_WAIT } from './options.ts'

const DEFAULTS = defaultAnswers()

/** Names of a drop's terms in its config. */
const SETTING_NAMES: ByChain<NameOf> = {
  solana: (path, config) => settingName(settingOfTerm(path), 'solana', config),
  evm: (path, config) => settingName(settingPath(path, hasTokenList(config)), 'evm', config),
  aptos: (path, config) => settingName(settingOfTerm(path), 'aptos', config),
}

export const INIT: CommandDefinition = {
  name: 'init',
  description:
    'Write a config to start from. On a terminal, asks for the network, where the artwork is stored, and missing values.',
  options: [
    {
      flags: '--symbol <symbol>',
      text: `symbol of the collection (default: of its name, ${DEFAULTS.symbol})`,
    },
    { flags: '--name <name>', text: `name of the collection (default: ${DEFAULTS.name})` },
    {
      flags: '--base-uri <uri>',
      text: `URI of its metadata (default: of its name, ${DEFAULTS.baseUri})`,
    },
    {
      flags: '--supply <items>',
      text: `maximum items; 0 = unlimited (default: ${DEFAULTS.supply})`,
    },
    { flags: '--price <amount>', text: `of the public phase (default: ${DEFAULTS.price})` },
    { flags: '--treasury <address>', text: 'receiver of payments (default: the wallet)' },
    {
      flags: '--storage <place>',
      text: 'where the artwork will be stored, for the next steps',
      choices: STORAGES.map(({ name }) => name),
    },
    MACHINE,
    { flags: '--force', text: 'replace an existing config', default: false },
  ],
  examples: {
    any: ['', '--yes --symbol FIRST --name "First drop" --price "0.5 SOL"'],
    evm: ['--chain base-sepolia --treasury <address>'],
    aptos: ['--chain aptos-testnet --machine <address> --treasury <address>'],
  },
  actions: { solana: initOn('solana'), evm: initOn('evm'), aptos: initOn('aptos') },
  names: { solana: initOption, evm: initOption, aptos: initOption },
}

export const IMPORT: CommandDefinition = {
  name: 'import',
  description:
    'Write a config, with its lists, from a drop on chain. It warns of what a config cannot have.',
  argument: {
    flags: '<drop>',
    text: 'union id as in BASE:0x…, address (of a candy machine too), or symbol of a collection',
    // It says which chain the drop is on, as --contract does elsewhere.
    property: 'contract',
  },
  options: [
    {
      flags: '--token-id <id>',
      text: 'token id of an erc1155 drop, or several as in 0-9; repeatable (default: all with settings of their own)',
      chains: ['evm'],
      isRepeatable: true,
    },
    MACHINE,
    { flags: '--force', text: 'replace an existing config and its lists', default: false },
  ],
  examples: {
    solana: ['FIRST --cluster devnet', 'SOLANA:<candy machine>'],
    evm: ['BASE:0x5FbDB2315678afecb367f032d93F642f64180aa3'],
    aptos: ['<address> --chain aptos-testnet --machine <address>'],
  },
  actions: {
    solana: async () => (await import('../commands/importDrop.ts')).importDrop,
    evm: async () => (await import('../evm/commands/importDrop.ts')).importDrop,
    aptos: async () => (await import('../aptos/commands/importDrop.ts')).importDrop,
  },
}

export const VALIDATE: CommandDefinition = {
  name: 'validate',
  description: 'Check the config and its lists without a network; reports every problem.',
  options: [
    {
      flags: '--online',
      text: 'also read documents and pictures of the collection and of two items, and warn of missing ones',
      default: false,
    },
  ],
  examples: { any: ['', '--online', '--config my-drop.json --json'] },
  actions: forConfiguredDrop(async () => (await import('../commands/validate.ts')).validate),
}

export const DEPLOY: CommandDefinition = {
  name: 'deploy',
  description: 'Deploy the drop of the config, without phases.',
  notes: {
    solana: 'completes or updates an existing collection.',
    evm: 'does nothing where it is there.',
    aptos: 'does nothing where it is there.',
  },
  examples: {
    any: ['--dry-run'],
    solana: ['--cluster devnet'],
    evm: ['--keystore key.json'],
    aptos: ['--private-key-file aptos.key'],
  },
  actions: {
    solana: async () => (await import('../commands/deploy.ts')).deploy,
    evm: async () => (await import('../evm/commands/deploy.ts')).deploy,
    aptos: async () => (await import('../aptos/commands/create.ts')).create,
  },
  names: SETTING_NAMES,
  inGroup: { evm: 'deploy', aptos: 'create' },
}

export const LAUNCH: CommandDefinition = {
  name: 'launch',
  description:
    'Bring the whole drop of the config on chain; run again to continue where it stopped.',
  options: [NO_WAIT],
  examples: {
    any: ['--dry-run'],
    solana: ['--cluster devnet'],
    evm: ['--keystore key.json'],
    aptos: ['--private-key-file aptos.key'],
  },
  actions: forConfiguredDrop(async () => (await import('../commands/launch.ts')).launch),
  names: SETTING_NAMES,
}

export const SHOW: CommandDefinition = {
  name: 'show',
  description: 'Show a drop as it is on chain.',
  options: [
    ...DROP_OR_PHASES,
    activePhase("they are shown beside the contract's"),
    {
      flags: '--watch',
      text: 'follow the minted count instead, a line for each change, until Ctrl-C',
      default: false,
    },
  ],
  examples: {
    any: ['', '--json', '--watch'],
    solana: ['--collection FIRST --cluster devnet'],
    evm: [
      '--contract BASE:<address>',
      '--chain base-sepolia --contract <address> --token-id 0',
      '--active-phase https://drops.example/phase.json',
    ],
    aptos: [
      '--contract APTOS:<address>',
      '--chain aptos-testnet --contract <address> --machine <address>',
    ],
  },
  actions: forDropOnChain(async () => (await import('../commands/show.ts')).show),
  inGroup: { evm: 'show', aptos: 'show' },
}

export const SHARE: CommandDefinition = {
  name: 'share',
  description:
    'Write a page for the link of a drop, which apps show with title, text and picture; it leads to the mint page.',
  options: [
    ...DROP_ADDRESS,
    {
      flags: '--site <url>',
      text: 'URL of the published console, which the mint page is beside',
      isRequired: true,
    },
    {
      flags: '--proofs <url>',
      text: 'URL of the published merkle proofs, for the link to the mint page',
    },
    activePhase('for the link to the mint page'),
    {
      flags: '--out <folder>',
      text: 'output folder, to be published as share/ of the site',
      default: 'share',
    },
  ],
  examples: {
    any: ['--site https://drops.example/'],
    solana: ['--collection FIRST --site https://drops.example/ --out public/share'],
    evm: ['--contract BASE:<address> --site https://drops.example/'],
    aptos: ['--chain aptos-testnet --contract <address> --site https://drops.example/'],
  },
  actions: forDropOnChain(async () => (await import('../commands/share.ts')).share),
}

export const VERIFY: CommandDefinition = {
  name: 'verify',
  description: 'Compare the chain with the config and its lists; exit code 4 where they differ.',
  options: [
    {
      flags: '--proofs <place...>',
      text: 'folders or addresses of published proofs to compare, too; default: those of the config',
    },
  ],
  examples: { any: ['', '--json', '--proofs https://example.com/proofs'] },
  actions: forConfiguredDrop(async () => (await import('../commands/verify.ts')).verify),
}

function initOn(kind: ChainKind): LoadAction<BaseContext> {
  return async () => {
    const { init } = await import('../commands/init.ts')
    return (context: BaseContext, options: InitOptions) => init(context, kind, options)
  }
}

/** Returns the option for a setting in the config. */
function initOption(setting: string): string {
  return `--${answerOf(setting).replace('baseUri', 'base-uri')}`
}

const loadUpgrade = async () => (await import('../commands/configUpgrade.ts')).upgrade

export const CONFIG: CommandDefinition = {
  name: 'config',
  description: 'Rewrite the config of an earlier version.',
  commands: [
    {
      name: 'upgrade',
      description:
        'Rewrite the config as version 2, which has the same settings on every chain. Keeps the earlier file beside it.',
      examples: { any: ['', '--dry-run', '--config my-drop.json'] },
      actions: { solana: loadUpgrade, evm: loadUpgrade, aptos: loadUpgrade },
    },
  ],
}
