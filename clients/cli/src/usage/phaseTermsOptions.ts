import type { PhaseType } from '@mintline/solana'
import { type Command, Option } from 'commander'

/** A phase's terms as options. */
export interface PhaseTermsOptions {
  readonly type?: PhaseType
  readonly price?: string
  readonly priceToken?: string
  readonly start?: string
  readonly end?: string
  readonly maxPerWallet?: string
  readonly maxTotal?: string
  readonly merkleRoot?: string
  readonly active?: 'true' | 'false'
}

/** Adds the options to a command. */
export function addPhaseTermsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--type <type>', 'who may mint').choices(['public', 'allowList', 'merkleTree']),
    )
    .option(
      '--price <amount>',
      'what a buyer pays for one item: "0.5 SOL", "20 USDC", "5 lamports" or 0',
    )
    .option(
      '--price-token <token>',
      'currency of the phase and its list: a name in priceTokens, a mint, or SOL',
    )
    .option('--start <time>', 'open after this: ISO with a time zone, or unix seconds')
    .option('--end <time>', 'open until this: ISO with a time zone, or unix seconds')
    .option('--max-per-wallet <items>', 'maximum items of one wallet in the phase; 0 = unlimited')
    .option('--max-total <items>', 'maximum items in the phase; 0 = unlimited')
    .option('--merkle-root <hex>', 'root of the list; mintline allowlist root prints it')
    .addOption(new Option('--active <true|false>', 'false closes it').choices(['true', 'false']))
}

/** Options by the last part in the client's path. */
const OPTIONS: Readonly<Record<string, string>> = {
  priceAmount: '--price',
  priceToken: '--price-token',
  startTime: '--start',
  endTime: '--end',
  maxMintsPerWallet: '--max-per-wallet',
  maxMintsTotal: '--max-total',
  phaseType: '--type',
  merkleRoot: '--merkle-root',
}

/** Returns the option for the client's path; empty if there is none. */
export function phaseOptionName(path: string): string {
  return OPTIONS[path.split('.').at(-1) ?? ''] ?? ''
}
