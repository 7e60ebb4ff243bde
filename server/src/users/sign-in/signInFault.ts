import { isAddressOn, unionAddress } from '@mintline/core/identifiers'
import type { LayerOne } from '@mintline/core/networks'
import { getAddress } from 'viem'
import { domainOf } from './ownOrigins.ts'
import type { SignInFacts } from './signInText.ts'

/** Tolerated clock skew for callers, in milliseconds. */
const CLOCK_SKEW = 60_000
/** Lifetime of a sign-in text, in milliseconds. */
export const TEXT_LIFETIME = 10 * 60_000

/** Wallet and chain that a nonce was issued for. */
export interface ExpectedSignIn {
  /** `ETHEREUM:0x…`. */
  readonly wallet: string
  readonly chainId: string
  /** Origins that the text may name. */
  readonly origins: readonly string[]
  readonly now: Date
}

/** Returns why a text cannot sign in the wallet that its nonce was issued for; undefined = it can. */
export function signInFault(facts: SignInFacts, expected: ExpectedSignIn): string | undefined {
  const { chainId, issuedAt, expirationTime, notBefore } = facts
  const { now, origins } = expected
  if (walletIn(facts.group, facts.address) !== expected.wallet) {
    return 'the nonce was given to another wallet'
  }
  if (!isWrittenRight(facts)) return 'the address in the text lacks the checksum of EIP-55'
  if (chainId !== expected.chainId) return 'the text is for another chain'
  if (!origins.some((origin) => isOf(facts, origin))) return 'the text is for another site'
  const age = now.getTime() - issuedAt.getTime()
  if (age > TEXT_LIFETIME || age < -CLOCK_SKEW) return 'the text was not issued just now'
  if (expirationTime && expirationTime <= now) return 'the text has expired'
  if (notBefore && notBefore.getTime() > now.getTime() + CLOCK_SKEW) {
    return 'the text does not count yet'
  }
  return undefined
}

function walletIn(group: LayerOne, address: string): string | undefined {
  return isAddressOn(group, address) ? unionAddress(`${group}:${address}`) : undefined
}

/** EVM addresses must have their EIP-55 checksum; other chains' addresses have only one spelling. */
const isWrittenRight = ({ group, address }: SignInFacts): boolean =>
  group !== 'ETHEREUM' || address === getAddress(address)

function isOf({ scheme, domain, uri }: SignInFacts, origin: string): boolean {
  if (scheme !== undefined && `${scheme}:` !== new URL(origin).protocol) return false
  if (domain !== domainOf(origin) || !URL.canParse(uri)) return false
  const url = new URL(uri)
  return url.origin === origin && url.username === '' && url.password === ''
}
