import { isRpcUrl } from '@mintline/core/networks'
import { z } from 'zod'
import { ServerError } from '../errors/serverError.ts'
import { DOCUMENT_SCHEMA, type DocumentSettings, documentSettingsOf } from './documentSettings.ts'
import { secretIn } from './secrets.ts'

/** A third-party service. */
export interface ServiceSettings {
  /** An http: or https: URL, which may have a key: never show it. */
  readonly url: string
  /** Access token; undefined = none. Never show it. */
  readonly token: string | undefined
}

/** Third-party services for the marketplace. Each may be undefined, and calls that need it are unavailable then. */
export interface AdapterSettings {
  /** Prices and signs card payments. */
  readonly onRamp: ServiceSettings | undefined
  /** Searches recent posts. */
  readonly twitter: ServiceSettings | undefined
  /** List of risky wallets. */
  readonly riskList: DocumentSettings | undefined
}

/** Search endpoint in the API for X, formerly Twitter. */
const TWITTER_SEARCH = 'https://api.x.com/2/tweets/search/recent'
const RISK_MINUTES = 60
/** Characters that a header can have. */
const TOKEN = /^[\x21-\x7e]+$/

const SERVICE = z
  .strictObject({
    url: z.string().refine(isRpcUrl, { error: 'must be the http: or https: URL of a service' }),
  })
  .optional()

/** Entry `adapters` in the settings file. */
export const ADAPTERS_SCHEMA = z
  .strictObject({ onRamp: SERVICE, twitter: SERVICE, riskList: DOCUMENT_SCHEMA.optional() })
  .optional()

/**
 * Returns the configured adapters, with their tokens from the environment.
 *
 * @throws `OPTION_INVALID`, which never shows a token
 */
export function adapterSettingsOf(
  file: z.infer<typeof ADAPTERS_SCHEMA>,
  environment: Readonly<Record<string, string | undefined>>,
): AdapterSettings {
  const [cards, posts] = ['ON_RAMP_TOKEN', 'TWITTER_TOKEN'].map((name) =>
    tokenIn(environment, name),
  )
  const { onRamp, twitter, riskList } = file ?? {}
  if (cards !== undefined && onRamp === undefined) {
    throw new ServerError('OPTION_INVALID', {
      option: 'ON_RAMP_TOKEN',
      rule: 'needs adapters.onRamp in the settings, which names the service that the token is for',
    })
  }
  const isTwitterNamed = twitter !== undefined || posts !== undefined
  return {
    onRamp: onRamp && { url: onRamp.url, token: cards },
    twitter: isTwitterNamed ? { url: twitter?.url ?? TWITTER_SEARCH, token: posts } : undefined,
    riskList: documentSettingsOf(riskList, RISK_MINUTES),
  }
}

function tokenIn(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const secret = secretIn(environment, name)
  if (secret === undefined || TOKEN.test(secret.text)) return secret?.text
  throw new ServerError('OPTION_INVALID', {
    option: secret.option,
    rule: 'must be a token without spaces or line breaks',
  })
}
