import type { SolanaNetwork } from '@mintline/core/networks'
import { type Locks, NO_LOCKS } from '@mintline/solana'
import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import type { z } from 'zod'
import { type Amount, isCoinUnit, readAmount } from '../amounts/amount.ts'
import { type CoinAmount, readCoinAmount } from '../amounts/coinAmount.ts'
import { solanaNetworkNamed } from '../cluster/clusters.ts'
import type { WrittenConfig } from './configSchema.ts'
import type { SOLANA_EXTRAS } from './extrasSchema.ts'
import { orProblem } from './orProblem.ts'
import { parseConfig, type ReadDrop, type ValueReaders } from './parseConfig.ts'

/** A price as written: in the network's coin, or in a token. */
export type WrittenPrice =
  | { readonly coin: Amount; readonly token?: undefined }
  | { readonly token: CoinAmount; readonly coin?: undefined }

type WrittenExtras = z.output<typeof SOLANA_EXTRAS>

/** Settings that only drops on Solana and Eclipse have. */
interface DropExtras extends Omit<NonNullable<WrittenExtras>, 'feeCap' | 'reveal' | 'locks'> {
  readonly feeCap:
    | { readonly basisPoints: number | undefined; readonly flat: Amount | undefined }
    | undefined
  readonly fields: NonNullable<NonNullable<WrittenExtras>['fields']>
  readonly reveal: { readonly baseUri: string; readonly fileCount: bigint } | undefined
  readonly locks: Locks
}

/** A drop's config on Solana or Eclipse, parsed and complete. */
export type DropConfig = ReadDrop<SolanaNetwork | undefined, Amount, WrittenPrice, DropExtras>

/** A phase in a config. */
export type PhaseConfig = DropConfig['phases'][number]

const READERS: ValueReaders<SolanaNetwork | undefined, Amount, WrittenPrice> = {
  chain: (name) => (name === undefined ? undefined : solanaNetworkNamed(name)),
  amount: readAmount,
  price: readWrittenPrice,
  // The client checks them all.
  wallet: (address) => address,
  capabilities: SOLANA_CAPABILITIES,
}

/** Reads a config's values. */
export function parseSolanaConfig(
  written: WrittenConfig<WrittenExtras>,
  context: z.RefinementCtx,
): DropConfig {
  const { feeCap, reveal, locks, fields = [], ...extras } = written.extras ?? {}
  const { amount } = feeCap ?? {}
  const readCap = () => readAmount(String(amount))
  const flat =
    amount === undefined ? undefined : orProblem(context, readCap, 'extras.feeCap.amount')
  return {
    ...parseConfig(written, READERS, context),
    extras: {
      ...extras,
      fields,
      feeCap: feeCap && { basisPoints: feeCap.basisPoints, flat },
      reveal: reveal && { ...reveal, fileCount: BigInt(reveal.fileCount) },
      locks: { ...NO_LOCKS, ...locks },
    },
  }
}

const TOKEN_AMOUNT = /^[\d.]+\s*(\$?[A-Za-z][A-Za-z0-9]*)$/

/**
 * Parses a phase's price. An amount in a unit that is not a coin's is in a token.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE; AMOUNT_INVALID for an amount of a token.
 */
export function readWrittenPrice(text: string): WrittenPrice {
  const [, unit] = TOKEN_AMOUNT.exec(text.trim()) ?? []
  return unit === undefined || isCoinUnit(unit)
    ? { coin: readAmount(text) }
    : { token: readCoinAmount(text, 'USDC') }
}
