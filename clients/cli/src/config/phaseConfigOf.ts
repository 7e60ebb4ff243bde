import { phaseLabel } from '@mintline/core'
import { type EditionPhase, formatAmount, priceTokenOf, UNBOUNDED_END_TIME } from '@mintline/solana'
import { isoTime } from '../amounts/time.ts'
import type { Money } from './deployInputOf.ts'

/** A time with a four-digit year, which a config requires. */
const ISO = /^\d{4}-/

/** Converts a phase on chain to its form in a config, as JSON to be pasted. */
export function phaseConfigOf(phase: EditionPhase, { currency, tokens }: Money): string {
  const { phaseIndex, phaseType, priceAmount, startTime, endTime, merkleRoot, active } = phase
  const { maxMintsPerWallet, maxMintsTotal } = phase
  const mint = priceTokenOf(phase)
  const token = [...tokens.values()].find((one) => one.mint === mint)
  return JSON.stringify({
    name: phaseLabel(phaseIndex),
    type: phaseType,
    ...(token || mint === undefined
      ? { price: formatAmount(priceAmount, token ?? currency) }
      : { price: `${priceAmount} base units of ${mint}` }),
    start: timeOf(startTime),
    ...(endTime !== UNBOUNDED_END_TIME && { end: timeOf(endTime) }),
    ...(maxMintsPerWallet > 0n && { maxMintsPerWallet: limitOf(maxMintsPerWallet) }),
    ...(maxMintsTotal > 0n && { maxMintsTotal: limitOf(maxMintsTotal) }),
    ...(merkleRoot && { merkleRoot: Buffer.from(merkleRoot).toString('hex') }),
    ...(!active && { active }),
  })
}

/** Returns ISO for times within the calendar, otherwise unix seconds. */
function timeOf(unixSeconds: bigint): string {
  const text = isoTime(unixSeconds)
  return ISO.test(text) ? text : unixSeconds.toString()
}

/** Returns text for whole numbers beyond JSON. */
function limitOf(items: bigint): number | string {
  return items <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(items) : items.toString()
}
