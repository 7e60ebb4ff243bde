import type { InputProblem } from '../errors/inputMessages.ts'
import { isMintlineError } from '../errors/mintlineError.ts'
import { aptosWallet, evmWallet, solanaWallet } from '../identifiers/walletAddress.ts'
import { assertBasisPoints, DEFAULT_PLATFORM_FEE_BP } from './price.ts'

/** Chain families by address form. Eclipse belongs to Solana's. */
const RECIPIENT_OF = { solana: solanaWallet, evm: evmWallet, aptos: aptosWallet } as const

/** A chain family with its own platform fee. */
export type ChainFamily = keyof typeof RECIPIENT_OF

/** Fee that a platform asks for on new drops. */
export interface PlatformTerms {
  /** Platform's name; undefined = unnamed. */
  readonly name: string | undefined
  /** Fee in basis points of the price. */
  readonly valueBp: number
  /** Address in normal form. */
  readonly recipient: string
}

/** An operator's platform fees by chain family; undefined = no fee. */
export type PlatformSettings = { readonly [Family in ChainFamily]?: PlatformTerms | undefined }

/** Platform fees, and the problems with those left out. */
export interface CheckedPlatform {
  readonly platform: PlatformSettings
  readonly problems: readonly InputProblem[]
}

/**
 * Reads an operator's `platform` setting (specification 9). Forms and new configs fill in its fee and label it as the
 * platform's. Parsed by hand, since pages have no room for a library.
 *
 * ```json
 * { "name": "Gallery", "evm": { "basisPoints": 300, "recipient": "0x…" } }
 * ```
 *
 * @param value As parsed; undefined = no fees. Without `basisPoints`, a fee is 300.
 */
export function readPlatformSettings(value: unknown): CheckedPlatform {
  if (value === undefined) return { platform: {}, problems: [] }
  if (!isObject(value))
    return { platform: {}, problems: [problemAt('platform', 'It must be an object')] }
  const { name, ...families } = value
  const problems: InputProblem[] = []
  if (name !== undefined && typeof name !== 'string') {
    problems.push(problemAt('platform.name', 'It must be a text'))
  }
  const platform: { [Family in ChainFamily]?: PlatformTerms } = {}
  for (const [family, terms] of Object.entries(families)) {
    const path = `platform.${family}`
    try {
      if (!isFamily(family)) problems.push(problemAt(path, 'Name solana, evm or aptos'))
      else platform[family] = termsOf(family, terms, typeof name === 'string' ? name : undefined)
    } catch (error) {
      if (!isMintlineError(error)) throw error
      problems.push({ path, code: error.code, message: error.message })
    }
  }
  return { platform, problems }
}

function termsOf(family: ChainFamily, terms: unknown, name: string | undefined): PlatformTerms {
  const { basisPoints: valueBp = DEFAULT_PLATFORM_FEE_BP, recipient } = isObject(terms) ? terms : {}
  const given = Number(typeof valueBp === 'number' ? valueBp : Number.NaN)
  assertBasisPoints(given)
  return { name, valueBp: given, recipient: RECIPIENT_OF[family](String(recipient ?? '')) }
}

function isFamily(text: string): text is ChainFamily {
  return Object.hasOwn(RECIPIENT_OF, text)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function problemAt(path: string, message: string): InputProblem {
  return { path, code: 'CONFIG_INVALID', message }
}
