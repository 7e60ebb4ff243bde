import type { EvmNetwork } from '@mintline/core/networks'
import type { SafeService } from '@mintline/evm'
import { CommandError } from '../../errors/commandError.ts'

/** Environment variables for the service. */
const SERVICE_URL = 'SAFE_TRANSACTION_SERVICE_URL'
const API_KEY = 'SAFE_API_KEY'

const PUBLIC = 'https://api.safe.global/tx-service/'
const APP = 'https://app.safe.global/transactions/queue?safe='

/** Names of networks with a public service, as Safe's documentation lists them, by chain id. */
const SHORT_NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'eth'],
  [137, 'pol'],
  [8_453, 'base'],
  [42_161, 'arb1'],
  [84_532, 'basesep'],
  [11_155_111, 'sep'],
])

/**
 * Returns the service that keeps a network's proposals: that of the environment, or Safe's own; undefined = none is
 * known.
 *
 * @throws USAGE_INVALID if the variable has no URL.
 */
export function safeServiceOf(
  { chainId }: Pick<EvmNetwork, 'chainId'>,
  env: NodeJS.ProcessEnv,
): SafeService | undefined {
  const { [SERVICE_URL]: given, [API_KEY]: key } = env
  const apiKey = key || undefined
  if (given) return { url: checkedUrl(given), apiKey }
  const name = SHORT_NAMES.get(chainId)
  return name === undefined ? undefined : { url: `${PUBLIC}${name}`, apiKey }
}

/** Returns the page of a Safe's queue; undefined = Safe's app does not know the network. */
export function safeQueueUrl(
  { chainId }: Pick<EvmNetwork, 'chainId'>,
  safe: string,
): string | undefined {
  const name = SHORT_NAMES.get(chainId)
  return name === undefined ? undefined : `${APP}${name}:${safe}`
}

function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return text
  const reason = `${SERVICE_URL} takes the https URL of a Safe Transaction Service, without /api`
  throw new CommandError('USAGE_INVALID', { reason })
}
