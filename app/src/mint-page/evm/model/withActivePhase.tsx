import { isMintlineError } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import {
  type ActivePhase,
  activePhaseCurrency,
  type ClaimCondition,
  type Currency,
  fetchActivePhase,
  fetchCurrency,
  isEndMarker,
  phasesAt,
  phasesOf,
  type ReadOnlyConnection,
} from '@mintline/evm'
import type { ReactNode } from 'react'
import { maxUint256 } from 'viem'
import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { currencyKey } from '../lib/currencyKey.ts'
import type { DropContent } from './dropContent.ts'

/** Milliseconds for which a document stays cached. */
const FRESH = 60_000

let lastRead: { url: string; phase: ActivePhase; at: number } | undefined

/**
 * Shows the terms from the link's active-phase document in the drop's current phase (specification 3.8). Wallets always
 * mint on the contract's terms, so a document that cannot be used only leaves a notice.
 *
 * @param url The document's URL.
 * @throws The signal's reason.
 */
export async function withActivePhase(
  read: DropContent,
  url: string,
  connection: ReadOnlyConnection,
  signal: AbortSignal,
): Promise<DropContent> {
  const { drop, chainTime } = read
  const { current } = phasesAt(phasesOf(drop.conditions), chainTime)
  if (!current) return read
  try {
    const phase = await readPhase(url, signal)
    const address = activePhaseCurrency(phase)
    const currency = await fetchCurrency(connection, { drop, address }, { signal })
    const [fee] = phase.platformFees ?? []
    return {
      ...read,
      notice: () => (
        <Notice>
          Price and times are those of {hostOf(url)}, which this link names. You pay what the
          contract asks: compare the amount in your wallet.
        </Notice>
      ),
      drop: {
        ...drop,
        conditions: conditionsWith(phase, { current, currency, conditions: drop.conditions }),
        platformFee: fee
          ? { type: 'percentage', valueBp: fee.valueBp, recipient: evmAddress(fee.recipient) }
          : drop.platformFee,
      },
      currencies: new Map(read.currencies).set(currencyKey(address), currency),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!isMintlineError(error)) throw error
    return {
      ...read,
      notice: () => <Notice>{errorText(error)} Price and times are the contract&rsquo;s.</Notice>,
    }
  }
}

async function readPhase(url: string, signal: AbortSignal): Promise<ActivePhase> {
  if (lastRead?.url === url && Date.now() - lastRead.at < FRESH) return lastRead.phase
  const phase = await fetchActivePhase({ activePhaseUrl: url, resources }, { signal })
  lastRead = { url, phase, at: Date.now() }
  return phase
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-3 break-words text-[0.8125rem] text-muted">{children}</p>
}

interface ShownConditions {
  /** The condition that the document describes. */
  current: ClaimCondition
  /** The document's currency. */
  currency: Currency
  conditions: readonly ClaimCondition[]
}

/** Replaces the current phase's terms and end with the document's. */
function conditionsWith(
  phase: ActivePhase,
  { current, currency, conditions }: ShownConditions,
): ClaimCondition[] {
  const { startDate, endDate, maxPerWallet, price, decimals } = phase
  const shown = {
    ...current,
    currency: activePhaseCurrency(phase),
    pricePerToken: (price * 10n ** BigInt(currency.decimals)) / 10n ** BigInt(decimals),
    quantityLimitPerWallet: maxPerWallet === 0n ? maxUint256 : maxPerWallet,
    startTimestamp: secondsOf(startDate),
  }
  const others = conditions.filter(({ id }) => id !== current.id)
  if (!endDate) return [shown, ...others]
  const end = { ...current, id: -1n, maxClaimableSupply: 0n, startTimestamp: secondsOf(endDate) }
  return [shown, end, ...others.filter((condition) => !isEndMarker(condition))]
}

function secondsOf(date: Date): bigint {
  return BigInt(Math.floor(date.getTime() / 1_000))
}
