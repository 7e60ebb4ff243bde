import { isCancelText } from './isCancelText.ts'
import { walkWalletError } from './walkWalletError.ts'
import {
  COMMON_WARNINGS,
  FLOW_WARNINGS,
  INFORMATION,
  type InfoReason,
  SOLANA_WARNINGS,
  type WarningReason,
} from './warnings.ts'

/** The class of a wallet's failure, and the text that shows it. */
export type WalletErrorClass =
  /** The user refused: nothing to report. */
  | { readonly kind: 'cancelled'; readonly reason: 'user'; readonly message: string }
  /** The user can fix it. */
  | { readonly kind: 'warning'; readonly reason: WarningReason; readonly message: string }
  /** Nothing is wrong; it only takes time. */
  | { readonly kind: 'info'; readonly reason: InfoReason; readonly message: string }
  /** Anything else. */
  | { readonly kind: 'error'; readonly reason: 'unknown'; readonly message: string }

/** Codes from wallets and their libraries for a refusal by the user. */
const CANCEL_CODES: readonly (number | string)[] = [4001, 4100, 'ACTION_REJECTED']

/** Wallets' codes for being on another network. */
const NETWORK_CODES: readonly (number | string)[] = [4901, 4902]

// Solana and Flow come first: their texts are more specific.
const WARNINGS = [...SOLANA_WARNINGS, ...FLOW_WARNINGS, ...COMMON_WARNINGS]

/**
 * Classifies a wallet's error from any chain, in many languages, even nested in a library's causes, data or JSON.
 * Never throws; an unknown error has the kind `error`.
 *
 * `message` is the text that decided, otherwise the outermost one; empty if the error has none.
 */
export function classifyWalletError(error: unknown): WalletErrorClass {
  const { codes, messages, names } = walkWalletError(error)
  const first = messages[0] ?? ''
  if (codes.some((code) => CANCEL_CODES.includes(code))) {
    return { kind: 'cancelled', reason: 'user', message: messages.find(isCancelText) ?? first }
  }
  const texts = [...messages, ...names]
  const cancelled = texts.find(isCancelText)
  if (cancelled !== undefined) return { kind: 'cancelled', reason: 'user', message: cancelled }
  const facets = [...texts, ...codes.map(String)]
  const info = firstOf(INFORMATION, facets)
  if (info) return { kind: 'info', ...info }
  const warning = firstOf(WARNINGS, facets)
  if (warning) return { kind: 'warning', ...warning }
  if (codes.some((code) => NETWORK_CODES.includes(code))) {
    return { kind: 'warning', reason: 'network', message: first }
  }
  return { kind: 'error', reason: 'unknown', message: first }
}

function firstOf<Reason>(
  table: readonly (readonly [Reason, RegExp])[],
  texts: readonly string[],
): { reason: Reason; message: string } | undefined {
  for (const [reason, pattern] of table) {
    const message = texts.find((text) => pattern.test(text.toLowerCase()))
    if (message !== undefined) return { reason, message }
  }
  return undefined
}
