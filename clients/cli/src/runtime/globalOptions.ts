import type { PriorityFeePolicy } from '@mintline/solana'
import { type Command, Option } from 'commander'
import { CLUSTER_NAMES } from '../cluster/clusterNames.ts'
import { checkedUrl } from '../cluster/nodeUrl.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ChainKind } from '../networks/chainKind.ts'
import { readPriorityFee } from '../sending/priorityFeeOption.ts'

/** Options for all commands. */
export interface GlobalOptions {
  readonly config?: string
  readonly cluster?: string
  readonly url?: string
  readonly keypair?: string
  readonly json: boolean
  readonly yes: boolean
  readonly dryRun: boolean
  /** Default: the sender's policy. */
  readonly priorityFee?: PriorityFeePolicy | undefined
  readonly verbose: boolean
  /** A network's slug; only in commands that run on EVM chains or Aptos. */
  readonly chain?: string
  /** Drop from `--contract`, whose union id may name the blockchain; only in commands for EVM chains and Aptos. */
  readonly contract?: string
  /** Keystore file; only in commands that sign on EVM chains. */
  readonly keystore?: string
  /** File with a private key; only in commands that sign on Aptos. */
  readonly privateKeyFile?: string
}

/** An option for some chains only. */
interface ChainOption {
  readonly chains: readonly ChainKind[]
  /** The chains, for people. */
  readonly owner: string
  /** Advice, by the chain that lacks it. */
  readonly instead: Partial<Readonly<Record<ChainKind, string>>>
}

/** Options that commands for other chains lack. */
const CHAIN_OPTIONS: Readonly<Record<string, ChainOption>> = {
  cluster: solanaOnly('name the chain with --chain', 'name the chain with --chain'),
  keypair: solanaOnly(
    'name a keystore file with --keystore',
    'name a file with a key with --private-key-file',
  ),
  priorityFee: solanaOnly('EVM chains have none', 'Aptos has none'),
  wait: {
    chains: ['solana', 'aptos'],
    owner: 'Solana, Eclipse and Aptos',
    instead: { evm: 'EVM drops have no lists on chain' },
  },
  keystore: {
    chains: ['evm'],
    owner: 'EVM chains',
    instead: {
      solana: 'name a keypair with --keypair',
      aptos: 'name a file with a key with --private-key-file',
    },
  },
  privateKeyFile: {
    chains: ['aptos'],
    owner: 'Aptos',
    instead: {
      solana: 'name a keypair with --keypair',
      evm: 'name a keystore file with --keystore',
    },
  },
  collection: solanaOnly('name the drop with --contract', 'name the drop with --contract'),
  contract: {
    chains: ['evm', 'aptos'],
    owner: 'EVM chains and Aptos',
    instead: { solana: 'name the chain with --chain, or a collection with --collection' },
  },
  tokenId: {
    chains: ['evm'],
    owner: 'EVM chains',
    instead: { solana: 'name the chain with --chain', aptos: 'drops of Aptos have one address' },
  },
  activePhase: {
    chains: ['evm'],
    owner: 'EVM chains',
    instead: {
      solana: 'a collection has its terms on chain',
      aptos: 'a drop has its terms on chain',
    },
  },
  machine: {
    chains: ['aptos'],
    owner: 'Aptos',
    instead: { solana: 'Solana has no drop machine', evm: 'EVM chains have no drop machine' },
  },
}

function solanaOnly(evm: string, aptos: string): ChainOption {
  return { chains: ['solana'], owner: 'Solana and Eclipse', instead: { evm, aptos } }
}

/** Returns true if an option does nothing on a chain kind. */
export function isOfOtherChain(option: Option, kind: ChainKind): boolean {
  const of = CHAIN_OPTIONS[option.attributeName()]
  return of !== undefined && !of.chains.includes(kind)
}

/**
 * Refuses options that would do nothing on a chain kind.
 *
 * @throws USAGE_INVALID
 */
export function assertOptionsOf(kind: ChainKind, command: Command): void {
  for (const [name, { chains, owner, instead }] of Object.entries(CHAIN_OPTIONS)) {
    const isGiven = command.getOptionValueSourceWithGlobals(name) === 'cli'
    if (!isGiven || chains.includes(kind)) continue
    const flag = name === 'wait' ? '--no-wait' : `--${dashed(name)}`
    throw new CommandError('USAGE_INVALID', { reason: `${flag} is for ${owner}: ${instead[kind]}` })
  }
}

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Adds the options to the program. */
export function addGlobalOptions(program: Command): Command {
  return program
    .option('--config <file>', 'config of the drop (default: drop.config.json)')
    .addOption(
      new Option(
        '--cluster <name>',
        'network; the node of --url must be on it (default: that of the Solana CLI)',
      ).choices(CLUSTER_NAMES),
    )
    .option(
      '-u, --url <url>',
      'node, or a name as in the Solana CLI: devnet, mainnet-beta (default: the public one of the network)',
      checkedUrl,
    )
    .option('-k, --keypair <file>', 'wallet that pays and signs (default: that of the Solana CLI)')
    .option('--json', 'print one JSON document on stdout', false)
    .option('--yes', 'do not ask anything', false)
    .option('--dry-run', 'show every transaction and send none', false)
    .option(
      '--priority-fee <fee>',
      'off, auto, or maximum micro-lamports per compute unit (default: auto)',
      readPriorityFee,
    )
    .option('--verbose', 'show more details', false)
}
