import { type ErrorCode, isMintlineError, isNodeError, type MintlineError } from '@mintline/core'
import { isWrongWallet, WRONG_WALLET_HINT } from '@mintline/solana'
import type { NodePlace } from '../runtime/baseContext.ts'

/** Advice for errors whose message has none. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  USAGE_INVALID: 'mintline --help lists commands; mintline <command> --help shows examples.',
  CONFIG_INVALID: 'mintline validate checks the config again without a network.',
  ALLOWLIST_FILE_UNIT_MISSING:
    'Use --unit sol or --unit lamports with list commands, or "unit": "lamports" in the list of a phase in the config ("lamports": true in version 1).',
  EDITIONS_NOT_FOUND: 'Is it on another network? Choose one with --cluster or --url.',
  INTERRUPTED: 'Run the same command again to continue.',
}

/**
 * Returns advice for an error, in addition to its message; undefined if there is none.
 *
 * @param node Finds the request's node; undefined without one.
 */
export function hintOf(error: MintlineError, node?: () => NodePlace): string | undefined {
  if (isWrongWallet(error)) return `${WRONG_WALLET_HINT}: choose it with --keypair.`
  if (!node || !isNodeError(error)) return HINTS[error.code]
  const { host, isOnThisMachine, startedBy } = node()
  if (isOnThisMachine && isMintlineError(error, 'NODE_NOT_AVAILABLE')) {
    return `Is localnet running? Start it with ${startedBy}. The node is ${host}.`
  }
  return `The node is ${host}; use --url for another one.`
}
