import type { PriorityFeePolicy } from '@mintline/solana'
import type { Command } from 'commander'
import { CLUSTER_NAMES } from '../cluster/clusterNames.ts'
import { checkedUrl } from '../cluster/nodeUrl.ts'
import { CommandError } from '../errors/commandError.ts'
import { WALLET_OPTIONS } from '../wallet/walletOptions.ts'
import type { WalletOptions } from '../wallet/walletSource.ts'
import { ChainOption, type OptionDefinition } from './chainOption.ts'

/** Options for all commands. */
export interface GlobalOptions extends WalletOptions {
  readonly config?: string
  readonly cluster?: string
  readonly url?: string
  readonly json: boolean
  readonly yes: boolean
  readonly dryRun: boolean
  /** Shows every transaction unsigned, for a wallet elsewhere; implies `dryRun`. */
  readonly printTransactions?: boolean
  /** Default: the sender's policy. */
  readonly priorityFee?: PriorityFeePolicy | undefined
  readonly verbose: boolean
  /** A network's name. */
  readonly chain?: string
  /** Drop from `--contract`, whose union id may name the blockchain; only in commands that read one. */
  readonly contract?: string
  /** A vault to propose to. */
  readonly propose?: string
  /** File for the proposal, in place of a service. */
  readonly proposalFile?: string
}

/** The network and the wallet, by the chains that have them. */
const CHAIN_OPTIONS: readonly (readonly OptionDefinition[])[] = [
  [
    {
      flags: '--chain <name>',
      text: 'network of the drop: its name or chain id, such as base, aptos-testnet or solana-devnet (default: that of the config)',
    },
  ],
  [
    {
      flags: '--cluster <name>',
      text: 'network, as in the Solana CLI; the node of --url must be on it (default: that of the Solana CLI)',
      chains: ['solana'],
      choices: CLUSTER_NAMES,
      instead: { evm: 'name the chain with --chain', aptos: 'name the chain with --chain' },
    },
  ],
  [
    {
      flags: '-u, --url <url>',
      text: 'node, or a name as in the Solana CLI: devnet, mainnet-beta (default: the public one of the network)',
      chains: ['solana'],
      parse: checkedUrl,
    },
    {
      flags: '-u, --url <url>',
      text: 'node, on EVM chains also a wss one (default: the public ones of the chain)',
      chains: ['evm', 'aptos'],
    },
  ],
  ...WALLET_OPTIONS,
  [
    {
      flags: '--propose <address>',
      text: 'propose the change to the owners of this vault, which owns the drop: a Safe, a Squads multisig or an Aptos multisig account; the wallet is one of them',
    },
  ],
  [
    {
      flags: '--proposal-file <file>',
      text: "write that proposal to a file for Safe's Transaction Builder",
      chains: ['evm'],
    },
  ],
  [
    {
      flags: '--priority-fee <fee>',
      text: 'off, auto, or maximum micro-lamports per compute unit (default: auto)',
      chains: ['solana'],
      parse: readPriorityFee,
      instead: { evm: 'EVM chains have none', aptos: 'Aptos has none' },
    },
  ],
]

/** Adds the options to the program. */
export function addGlobalOptions(program: Command): Command {
  program.option('--config <file>', 'config of the drop (default: drop.config.json)')
  for (const forms of CHAIN_OPTIONS) program.addOption(new ChainOption(forms))
  return program
    .option('--json', 'print one JSON document on stdout', false)
    .option('--yes', 'do not ask anything', false)
    .option('--dry-run', 'show every transaction and send none', false)
    .option(
      '--print-transactions',
      'the same with each unsigned transaction, to sign elsewhere',
      false,
    )
    .option('--verbose', 'show more details', false)
}

const MICRO_LAMPORTS = /^\d{1,15}$/

/**
 * Parses `--priority-fee`; undefined is the sender's default policy.
 *
 * @throws USAGE_INVALID
 */
function readPriorityFee(value: string): PriorityFeePolicy | undefined {
  if (value === 'off') return 'off'
  if (value === 'auto') return undefined
  if (MICRO_LAMPORTS.test(value)) return { maxMicroLamports: BigInt(value) }
  throw new CommandError('USAGE_INVALID', {
    reason: `--priority-fee takes off, auto or a whole number, not ${value}`,
  })
}
