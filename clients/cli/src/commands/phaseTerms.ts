import type { PhaseType } from '@mintline/core'
import type { DropPhaseTerms } from '@mintline/core/drop'
import { readTime } from '../amounts/time.ts'
import type { GivenPrice, OpenedPhases } from '../drop/dropOnChain.ts'
import { readOptions, readWhole, usageError } from './optionValues.ts'

/** A phase's terms as options. */
export interface PhaseOptions {
  readonly type?: PhaseType
  readonly name?: string
  readonly price?: string
  readonly priceToken?: string
  readonly start?: string
  readonly end?: string
  readonly maxPerWallet?: string
  readonly maxPerTransaction?: string
  readonly maxTotal?: string
  readonly merkleRoot?: string
  readonly active?: 'true' | 'false'
}

/** Terms in options; omitted ones stay as they are. */
type GivenTerms = Partial<GivenPrice> & { readonly merkleRoot?: string } & Partial<
    Pick<
      DropPhaseTerms,
      | 'name'
      | 'startTime'
      | 'endTime'
      | 'maxPerWallet'
      | 'maxPerTransaction'
      | 'maxItems'
      | 'isOpen'
    >
  >

const ROOT = /^(?:0x)?([0-9a-fA-F]{64})$/

/**
 * Parses the given terms; others are omitted.
 *
 * @throws OPTIONS_INVALID with all problems; USAGE_INVALID, TIME_INVALID, and what the drop's readers throw, for a
 * single one
 */
export function readPhaseTerms(
  options: PhaseOptions,
  { readPrice, readCurrency }: Pick<OpenedPhases, 'readPrice' | 'readCurrency'>,
): GivenTerms {
  const { name, active } = options
  const parts = readOptions<GivenTerms>([
    ['--price-token', options.priceToken, (text) => ({ currency: readCurrency(text) })],
    ['--price', options.price, readPrice],
    ['--start', options.start, (text) => ({ startTime: readTime(text) })],
    ['--end', options.end, (text) => ({ endTime: readTime(text) })],
    ...(
      [
        ['--max-per-wallet', options.maxPerWallet, 'maxPerWallet'],
        ['--max-per-transaction', options.maxPerTransaction, 'maxPerTransaction'],
        ['--max-total', options.maxTotal, 'maxItems'],
      ] as const
    ).map(
      ([option, given, term]) =>
        [option, given, (text: string) => ({ [term]: readWhole(option, text) })] as const,
    ),
    ['--merkle-root', options.merkleRoot, (text) => ({ merkleRoot: readRoot(text) })],
  ])
  return Object.assign(
    {
      ...(name !== undefined && { name }),
      ...(active !== undefined && { isOpen: active === 'true' }),
    },
    ...parts,
  )
}

/**
 * Returns who may mint in a phase.
 *
 * @param root Undefined = as it is.
 * @throws USAGE_INVALID for a merkle list without a root, and for a root without a merkle list
 */
export function audienceOf(
  type: PhaseType | undefined,
  root: string | undefined,
  before: Pick<DropPhaseTerms, 'kind' | 'list'> | undefined,
): Pick<DropPhaseTerms, 'kind' | 'list'> {
  const { kind = 'public', list } = before ?? {}
  const presentRoot = list?.form === 'merkle' ? list.root : undefined
  const isMerkle = type === undefined ? presentRoot !== undefined : type === 'merkleTree'
  if (!isMerkle) {
    if (root !== undefined) throw usageError('--merkle-root is for phases of --type merkleTree')
    if (type === undefined) return { kind, list }
    return type === 'public'
      ? { kind: 'public', list: undefined }
      : { kind: 'list', list: { form: 'entries', entries: undefined } }
  }
  const wanted = root ?? presentRoot
  if (wanted === undefined) throw usageError('--type merkleTree needs --merkle-root')
  return { kind: type ? 'list' : kind, list: { form: 'merkle', root: wanted } }
}

function readRoot(text: string): string {
  const [, hex] = ROOT.exec(text) ?? []
  if (hex === undefined) throw usageError('--merkle-root takes 32 bytes as 64 hex digits')
  return `0x${hex.toLowerCase()}`
}
