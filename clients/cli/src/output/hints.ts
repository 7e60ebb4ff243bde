import type { ErrorCode } from '@mintline/core'

/** What to do about an error whose sentence does not say it already. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  USAGE_INVALID: 'mintline --help lists commands; mintline <command> --help shows examples.',
  CONFIG_INVALID: 'mintline validate checks the config again without a network.',
  EDITIONS_NOT_FOUND: 'Is it another network? --cluster and --url choose one.',
  WRONG_WALLET: '--keypair chooses another wallet.',
  NODE_NOT_AVAILABLE: 'npm run localnet starts a network of your own at http://127.0.0.1:8899.',
  INTERRUPTED: 'Run the same command again to go on.',
}

export function hintOf(code: ErrorCode): string | undefined {
  return HINTS[code]
}
