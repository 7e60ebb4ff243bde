import type { PriorityFeePolicy } from '@mintline/solana'
import { type Command, Option } from 'commander'
import { CLUSTER_NAMES } from '../cluster/clusterNames.ts'
import { checkedUrl } from '../cluster/nodeUrl.ts'
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
