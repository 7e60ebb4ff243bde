import { asSentence, isMintlineError } from '@mintline/core'
import { isUnionAddress, parseUnionAddress } from '@mintline/core/identifiers'
import type { DocumentSettings } from '../config/documentSettings.ts'
import { keyText, walletKey } from '../database/keys/index.ts'
import { ServerError } from '../errors/serverError.ts'
import { readDocument } from './readDocument.ts'

const MINUTE_MS = 60_000

/** Wallets that an operator holds to be risky. */
export interface RiskList {
  /**
   * Returns true for a listed wallet, by its key.
   *
   * @throws `RISK_LIST_NOT_READ` if no list could be read so far
   */
  readonly has: (wallet: Buffer) => Promise<boolean>
}

/** Wallets from the settings, and a list to read. */
export interface RiskSources {
  /** Union addresses. */
  readonly wallets: readonly string[]
  readonly list: DocumentSettings | undefined
  /** Called with the reason, as a sentence, when a refresh fails, and with undefined when one succeeds. */
  readonly onTrouble: (sentence: string | undefined) => void
  readonly now: () => Date
}

/**
 * Opens a risk list. A look-up rereads it once its minutes are over. If that fails, the previous list stays in use, and
 * the next attempt comes a minute later at the earliest.
 */
export function openRiskList({ wallets, list, onTrouble, now }: RiskSources): RiskList {
  const named = keysOf(wallets)
  if (list === undefined) return { has: async (wallet) => named.has(keyText(wallet)) }
  let known: ReadonlySet<string> | undefined
  let readNext = 0
  let reading: Promise<void> | undefined
  const readAgain = async () => {
    try {
      known = keysOf(parse(await readDocument(list.from, notRead)))
      readNext = now().getTime() + list.minutes * MINUTE_MS
      onTrouble(undefined)
    } catch (error) {
      if (known === undefined || !isMintlineError(error)) throw error
      readNext = now().getTime() + MINUTE_MS
      onTrouble(asSentence(error.message))
    } finally {
      reading = undefined
    }
  }
  return {
    has: async (wallet) => {
      const key = keyText(wallet)
      if (named.has(key)) return true
      if (known === undefined || now().getTime() >= readNext) {
        reading ??= readAgain()
        await reading
      }
      return known?.has(key) ?? false
    },
  }
}

/** Parses the wallets in a document: `["ETHEREUM:0x…", …]`. */
function parse(content: string): readonly string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw notRead('it is not JSON')
  }
  if (!Array.isArray(parsed)) throw notRead('it is no list of wallets')
  const fault = parsed.findIndex((each) => typeof each !== 'string' || !isUnionAddress(each))
  if (fault >= 0) throw notRead(`its entry ${fault} is no wallet such as ETHEREUM:0x…`)
  return parsed
}

const keysOf = (wallets: readonly string[]): ReadonlySet<string> =>
  new Set(wallets.map((wallet) => keyText(walletKey(parseUnionAddress(wallet)))))

const notRead = (reason: string, cause?: unknown) =>
  new ServerError('RISK_LIST_NOT_READ', { reason }, { cause })
