import { answered } from './answers.ts'

/** Messages about third-party services. */
export const ADAPTER_MESSAGES = {
  NO_ON_RAMP: answered(
    'notAvailable',
    (_: Record<never, never>) =>
      'This server has no service for payments by card: adapters.onRamp in the settings names it',
  ),
  PAYMENT_REFUSED: answered(
    'validation',
    ({ reason }: { reason: string }) =>
      `The service for payments by card refuses this one: ${reason}`,
  ),
  NO_TWITTER: answered(
    'notAvailable',
    (_: Record<never, never>) =>
      'This server cannot read posts: TWITTER_TOKEN in its environment, or adapters.twitter in the settings, lets it',
  ),
  MESSAGE_NOT_POSTED: answered(
    'validation',
    ({ account }: { account: string }) =>
      `No recent post of @${account} begins with the message for this user: post it, wait a minute and try again`,
  ),
  SERVICE_FAILED: answered(
    'unavailable',
    ({ setting, reason }: { setting: string; reason: string }) =>
      `The service of ${setting} does not answer as it should: ${reason}`,
  ),
  NO_RISK_LIST: answered(
    'notAvailable',
    (_: Record<never, never>) =>
      'This server has no list of risky wallets: riskyWallets or adapters.riskList in the settings names them',
  ),
  RISK_LIST_NOT_READ: answered(
    'unavailable',
    ({ reason }: { reason: string }) =>
      `The list of risky wallets cannot be read, and the one known so far stays: ${reason}`,
  ),
}
