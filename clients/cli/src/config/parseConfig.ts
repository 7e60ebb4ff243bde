import { type PhaseType, TOTAL_SHARES } from '@mintline/core'
import type { DropCapabilities, DropRoyalties, DropTerms } from '@mintline/core/drop'
import type { z } from 'zod'
import { readTime } from '../amounts/time.ts'
import type { WrittenConfig } from './configSchema.ts'
import { orProblem } from './orProblem.ts'

type Shares = DropRoyalties['recipients']

/** A phase as it is written. */
export type WrittenPhase = NonNullable<WrittenConfig['phases']>[number]

/** A platform fee in a config; undefined recipients = as they are on chain. */
export type ConfigFee<Amount> = (
  | { readonly type: 'percentage'; readonly valueBp: number }
  | { readonly type: 'flat'; readonly value: Amount }
) & { readonly recipients: Shares | undefined }

/** A phase's list in a config. */
export interface ConfigList {
  readonly form: 'entries' | 'merkle'
  /** Relative to the config. */
  readonly file: string | undefined
  /** 64 hex digits after `0x`. */
  readonly root: string | undefined
  /** Undefined = by the list's length. */
  readonly shards: boolean | undefined
  readonly unit: 'lamports' | undefined
}

/** A phase in a config: `DropPhaseTerms`, before its list is read. A limit of 0 is unlimited. */
export interface ConfigPhase<Price> {
  readonly key: string | undefined
  readonly name: string
  readonly kind: 'public' | 'list'
  /** Defined in each phase of the kind `list`. */
  readonly list: ConfigList | undefined
  /** Unix seconds. */
  readonly startTime: bigint | undefined
  /** Unix seconds. */
  readonly endTime: bigint | undefined
  readonly price: Price | undefined
  readonly currency: string | undefined
  readonly maxPerWallet: bigint
  readonly maxPerTransaction: bigint
  readonly maxItems: bigint
  readonly isOpen: boolean
}

/** A drop's config, read: its `DropTerms` before amounts and lists are those of a chain. */
export interface ReadDrop<Chain, Amount, Price = Amount, Extras = unknown>
  extends Pick<DropTerms, 'name' | 'symbol' | 'description' | 'uri' | 'supply' | 'sale'> {
  readonly chain: Chain
  readonly items: NonNullable<WrittenConfig['items']>
  readonly money: {
    readonly receivers: Shares
    readonly platformFee: ConfigFee<Amount>
    readonly royalties: DropRoyalties
  }
  /** Addresses by name. */
  readonly currencies: Readonly<Record<string, string>>
  readonly phases: readonly ConfigPhase<Price>[]
  readonly proofs: NonNullable<WrittenConfig['proofs']>
  readonly extras: Extras
}

/** Setting that names receivers of money. */
export type Receiver = 'receivers' | 'platformFee' | 'royalties'

/** Reads a chain's values. Each function throws a `MintlineError` for an invalid one. */
export interface ValueReaders<Chain, Amount, Price = Amount> {
  /** @param name Undefined only where configs may name no network. */
  chain(name: string | undefined): Chain
  /** Reads a flat fee. */
  amount(text: string): Amount
  price(text: string): Price
  /** Returns a wallet in the chain's format. */
  wallet(address: string, receiver: Receiver): string
  /** Returns the address of a token that a phase names. Default: as written. */
  currency?(text: string): string
  readonly capabilities: DropCapabilities
}

/** Returns a phase's type, as the command names it. */
export function phaseTypeOf({
  kind,
  list,
}: {
  readonly kind: ConfigPhase<unknown>['kind']
  readonly list: Pick<ConfigList, 'form'> | undefined
}): PhaseType {
  if (kind === 'public') return 'public'
  return list?.form === 'merkle' ? 'merkleTree' : 'allowList'
}

/**
 * Reads a config's values. Extras are left to the chain.
 *
 * @param context Takes problems, with their paths in version 2.
 */
export function parseConfig<Chain, Amount, Price>(
  written: WrittenConfig,
  readers: ValueReaders<Chain, Amount, Price>,
  context: z.RefinementCtx,
): Omit<ReadDrop<Chain, Amount, Price>, 'extras'> {
  const { chain, description = '', items = {}, supply = {}, sale = {} } = written
  const { currencies = {}, phases = [], proofs = {} } = written
  const { name, symbol, uri } = written
  return {
    chain: orProblem(context, () => readers.chain(chain?.toString()), 'chain'),
    ...{ name, symbol, description, uri, items },
    supply: { maxItems: limitOf(supply.maxItems), maxPerWallet: limitOf(supply.maxPerWallet) },
    money: parseMoney(written, readers, context),
    sale: { isPaused: sale.isPaused, endTime: parseTime(sale.end, 'sale.end', context) },
    currencies,
    phases: parsePhases(phases, 'phases', readers, context),
    proofs,
  }
}

function parseMoney<Chain, Amount, Price>(
  { money: { receivers, platformFee, royalties } }: WrittenConfig,
  readers: ValueReaders<Chain, Amount, Price>,
  context: z.RefinementCtx,
): ReadDrop<Chain, Amount>['money'] {
  const { basisPoints: valueBp, amount = '', recipients } = platformFee
  const shares = (given: typeof receivers, receiver: Receiver, path: string) =>
    parseShares(given, path, (address) => readers.wallet(address, receiver), context)
  const fee =
    valueBp === undefined
      ? {
          type: 'flat' as const,
          value: orProblem(
            context,
            () => readers.amount(String(amount)),
            'money.platformFee.amount',
          ),
        }
      : { type: 'percentage' as const, valueBp }
  return {
    receivers: shares(receivers, 'receivers', 'money.receivers'),
    platformFee: {
      ...fee,
      recipients:
        recipients === undefined
          ? undefined
          : shares(recipients, 'platformFee', 'money.platformFee.recipients'),
    },
    royalties: {
      valueBp: royalties.basisPoints,
      recipients: shares(royalties.recipients, 'royalties', 'money.royalties.recipients'),
    },
  }
}

/** Reads one wallet, which receives all, or several with shares. */
export function parseShares(
  written: WrittenConfig['money']['receivers'],
  path: string,
  wallet: (address: string) => string,
  context: z.RefinementCtx,
): Shares {
  if (typeof written === 'string') {
    return [{ address: orProblem(context, () => wallet(written), path), share: TOTAL_SHARES }]
  }
  return written.map(({ address, share }, index) => ({
    address: orProblem(context, () => wallet(address), `${path}.${index}.address`),
    share,
  }))
}

/**
 * Reads a list of phases.
 *
 * @param path Path of the list.
 */
export function parsePhases<Chain, Amount, Price>(
  phases: readonly WrittenPhase[],
  path: string,
  readers: ValueReaders<Chain, Amount, Price>,
  context: z.RefinementCtx,
): ConfigPhase<Price>[] {
  return phases.map((phase, index) => parsePhase(phase, `${path}.${index}`, readers, context))
}

function parsePhase<Chain, Amount, Price>(
  phase: WrittenPhase,
  path: string,
  readers: ValueReaders<Chain, Amount, Price>,
  context: z.RefinementCtx,
): ConfigPhase<Price> {
  const { price, currency, name } = phase
  const kind = phaseKindOf(phase)
  return {
    key: phase.key?.toString(),
    name,
    kind,
    list: parseList(phase, readers.capabilities),
    startTime: parseTime(phase.start, `${path}.start`, context),
    endTime: parseTime(phase.end, `${path}.end`, context),
    price:
      price === undefined
        ? undefined
        : orProblem(context, () => readers.price(String(price)), `${path}.price`),
    currency:
      currency === undefined || !readers.currency
        ? currency
        : orProblem(context, () => readers.currency?.(currency), `${path}.currency`),
    maxPerWallet: limitOf(phase.maxPerWallet),
    maxPerTransaction: limitOf(phase.maxPerTransaction),
    maxItems: limitOf(phase.maxItems),
    isOpen: phase.isOpen ?? true,
  }
}

/** Returns a phase's kind: the given one, otherwise by whether it has a list. */
export function phaseKindOf({ kind, list }: Pick<WrittenPhase, 'kind' | 'list'>) {
  return kind ?? (list ? 'list' : 'public')
}

/** Returns the form of a phase's list: the given one, otherwise as the chain has it. */
export function listFormOf(
  { form, root }: NonNullable<WrittenPhase['list']>,
  capabilities: DropCapabilities,
): ConfigList['form'] {
  if (form !== undefined) return form
  return root === undefined && capabilities['phases.list.entries'] ? 'entries' : 'merkle'
}

function parseList(phase: WrittenPhase, capabilities: DropCapabilities): ConfigList | undefined {
  const list = phase.list ?? (phase.kind === 'list' ? {} : undefined)
  if (!list) return undefined
  const { file, root, shards, unit } = list
  return {
    form: listFormOf(list, capabilities),
    file,
    root: root && `0x${root.replace(/^0x/, '').toLowerCase()}`,
    shards,
    unit,
  }
}

function parseTime(
  written: WrittenPhase['start'],
  path: string,
  context: z.RefinementCtx,
): bigint | undefined {
  return written === undefined
    ? undefined
    : orProblem(context, () => readTime(String(written)), path)
}

/** Reads an item count; 0 = unlimited. */
export function limitOf(written: number | string = 0): bigint {
  return BigInt(written)
}
