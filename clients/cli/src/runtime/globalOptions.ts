import type { PriorityFeePolicy } from '@mintline/solana'
import { type Command, Option } from 'commander'
import { CLUSTER_NAMES } from '../cluster/clusterNames.ts'
import { checkedUrl } from '../cluster/nodeUrl.ts'
import { CommandError } from '../errors/commandError.ts'
import { readPriorityFee } from '../sending/priorityFeeOption.ts'

/** Options of all commands. */
export interface GlobalOptions {
  readonly config?: string
  readonly cluster?: string
  readonly url?: string
  readonly keypair?: string
  readonly json: boolean
  readonly yes: boolean
  readonly dryRun: boolean
  /** Default: the policy of the sender. */
  readonly priorityFee?: PriorityFeePolicy | undefined
  readonly verbose: boolean
  /** Slug of an EVM network; only of commands that run on EVM chains. */
  readonly chain?: string
  /** Drop of `--contract`, whose union id may name the blockchain; only of commands for EVM chains. */
  readonly contract?: string
  /** Keystore file; only of commands that sign on EVM chains. */
  readonly keystore?: string
}

/** Names of the options that only commands for Solana and Eclipse have. */
const SOLANA_ONLY = {
  cluster: '--cluster is for Solana and Eclipse: name the chain with --chain',
  keypair: '--keypair is for Solana and Eclipse: name a keystore file with --keystore',
  priorityFee: '--priority-fee is for Solana and Eclipse: EVM chains have none',
  fundReceivers: '--fund-receivers is for Solana and Eclipse: EVM chains have no rent',
  wait: '--no-wait is for Solana and Eclipse: EVM drops have no lists on chain',
} as const

/** Names of the options that only commands for EVM chains have. */
const EVM_ONLY = {
  keystore: '--keystore is for EVM chains: name a keypair with --keypair',
} as const

/** True if an option does nothing on EVM chains. */
export function isSolanaOnly(option: Option): boolean {
  return Object.hasOwn(SOLANA_ONLY, option.attributeName())
}

/**
 * Refuses options that would do nothing on EVM chains.
 *
 * @throws USAGE_INVALID
 */
export function assertNoSolanaOptions(command: Command): void {
  assertNone(command, SOLANA_ONLY)
}

/**
 * Refuses options that would do nothing on Solana and Eclipse.
 *
 * @throws USAGE_INVALID
 */
export function assertNoEvmOptions(command: Command): void {
  assertNone(command, EVM_ONLY)
}

function assertNone(command: Command, reasons: Readonly<Record<string, string>>): void {
  for (const [name, reason] of Object.entries(reasons)) {
    if (command.getOptionValueSourceWithGlobals(name) === 'cli') {
      throw new CommandError('USAGE_INVALID', { reason })
    }
  }
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
