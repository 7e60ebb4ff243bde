import type { DesiredPhase, PhaseType } from '@mintline/solana'
import { type Command, Option } from 'commander'
import { type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { readTime } from '../amounts/time.ts'
import { readWhole, usageError } from './optionValues.ts'

const ROOT = /^(0x)?([0-9a-fA-F]{64})$/

/** Terms of a phase as options. */
export interface PhaseTermsOptions {
  readonly type?: PhaseType
  readonly price?: string
  readonly start?: string
  readonly end?: string
  readonly maxPerWallet?: string
  readonly maxTotal?: string
  readonly merkleRoot?: string
  readonly active?: 'true' | 'false'
}

/** Adds them to a command. */
export function addPhaseTermsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--type <type>', 'who may mint').choices(['public', 'allowList', 'merkleTree']),
    )
    .option('--price <amount>', 'what a buyer pays for one item: "0.5 SOL", "5 lamports" or 0')
    .option('--start <time>', 'open after this: ISO with a time zone, or unix seconds')
    .option('--end <time>', 'open until this: ISO with a time zone, or unix seconds')
    .option('--max-per-wallet <items>', 'most items of one wallet in the phase; 0 = unlimited')
    .option('--max-total <items>', 'most items in the phase; 0 = unlimited')
    .option('--merkle-root <hex>', 'root of the list; mintline allowlist root prints it')
    .addOption(new Option('--active <true|false>', 'false closes it').choices(['true', 'false']))
}

/** Whether any is given. */
export function hasPhaseTerms(options: PhaseTermsOptions): boolean {
  const { type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active } = options
  const given = [type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active]
  return given.some((value) => value !== undefined)
}

/**
 * The terms that are given; others are left out.
 *
 * @throws USAGE_INVALID, AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, AMOUNT_UNIT_MISMATCH, TIME_INVALID
 */
export function readPhaseTerms(
  options: PhaseTermsOptions,
  currency: Currency,
): Partial<DesiredPhase> {
  const { type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active } = options
  return {
    ...(type !== undefined && { phaseType: type }),
    ...(price !== undefined && { priceAmount: lamportsOf(readAmount(price), currency) }),
    ...(start !== undefined && { startTime: readTime(start) }),
    ...(end !== undefined && { endTime: readTime(end) }),
    ...(maxPerWallet !== undefined && {
      maxMintsPerWallet: readWhole('--max-per-wallet', maxPerWallet),
    }),
    ...(maxTotal !== undefined && { maxMintsTotal: readWhole('--max-total', maxTotal) }),
    ...(merkleRoot !== undefined && { merkleRoot: readRoot(merkleRoot) }),
    ...(active !== undefined && { active: active === 'true' }),
  }
}

function readRoot(text: string): Uint8Array {
  const [, , hex] = ROOT.exec(text) ?? []
  if (hex === undefined) throw usageError('--merkle-root takes 32 bytes as 64 hex digits')
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
