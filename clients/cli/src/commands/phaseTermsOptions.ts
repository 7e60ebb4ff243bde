import type { DesiredPhase, PhaseType } from '@mintline/solana'
import { type Command, Option } from 'commander'
import { type Currency, lamportsOf, readAmount } from '../amounts/amount.ts'
import { readTime } from '../amounts/time.ts'
import { readOptions, readWhole, usageError } from './optionValues.ts'

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
 * @throws OPTIONS_INVALID with all that are wrong; USAGE_INVALID, AMOUNT_WITHOUT_UNIT,
 * AMOUNT_UNREADABLE, AMOUNT_UNIT_MISMATCH or TIME_INVALID where one is
 */
export function readPhaseTerms(
  options: PhaseTermsOptions,
  currency: Currency,
): Partial<DesiredPhase> {
  const { type, price, start, end, maxPerWallet, maxTotal, merkleRoot, active } = options
  const parts = readOptions<Partial<DesiredPhase>>([
    ['--price', price, (text) => ({ priceAmount: lamportsOf(readAmount(text), currency) })],
    ['--start', start, (text) => ({ startTime: readTime(text) })],
    ['--end', end, (text) => ({ endTime: readTime(text) })],
    [
      '--max-per-wallet',
      maxPerWallet,
      (text) => ({ maxMintsPerWallet: readWhole('--max-per-wallet', text) }),
    ],
    ['--max-total', maxTotal, (text) => ({ maxMintsTotal: readWhole('--max-total', text) })],
    ['--merkle-root', merkleRoot, (text) => ({ merkleRoot: readRoot(text) })],
  ])
  const terms: Partial<DesiredPhase> = {
    ...(type !== undefined && { phaseType: type }),
    ...(active !== undefined && { active: active === 'true' }),
  }
  for (const part of parts) Object.assign(terms, part)
  return terms
}

/** Options of what the client names by the last part of a path. */
const OPTIONS: Readonly<Record<string, string>> = {
  priceAmount: '--price',
  startTime: '--start',
  endTime: '--end',
  maxMintsPerWallet: '--max-per-wallet',
  maxMintsTotal: '--max-total',
  phaseType: '--type',
  merkleRoot: '--merkle-root',
}

/** The option that holds what the client names by this path; empty where none does. */
export function phaseOptionName(path: string): string {
  return OPTIONS[path.split('.').at(-1) ?? ''] ?? ''
}

function readRoot(text: string): Uint8Array {
  const [, , hex] = ROOT.exec(text) ?? []
  if (hex === undefined) throw usageError('--merkle-root takes 32 bytes as 64 hex digits')
  return Uint8Array.from(Buffer.from(hex, 'hex'))
}
