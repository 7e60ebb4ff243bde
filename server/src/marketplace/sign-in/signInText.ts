import { isAddressOn, unionAddress } from '@mintline/core/identifiers'
import type { LayerOne } from '@mintline/core/networks'
import { getAddress } from 'viem'
import { domainOf } from '../../users/sign-in/ownOrigins.ts'

/** URI characters except percent escapes (RFC 3986): `reserved` and `unreserved` in EIP-4361. */
const SIGNS = String.raw`\w\-.~:/?#\[\]@!$&'()*+,;=`

const URI = `[${SIGNS}%]+`

const STATEMENT = `[${SIGNS} ]+`

const DATE_TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`

/** Account names in texts, with wallet groups and the pattern for the optional statement. */
const ACCOUNTS: readonly (readonly [account: string, group: LayerOne, statement: string])[] = [
  ['Ethereum', 'ETHEREUM', `(?:${STATEMENT}\\n)?\\n`],
  // Solana's form has no empty line if the statement is missing.
  ['Solana', 'SOLANA', `(?:${STATEMENT}\\n\\n)?`],
  ['Aptos', 'APTOS', `(?:${STATEMENT}\\n)?\\n`],
]

/** The lines that EIP-4361 allows, and nothing else: no other script, line ending or direction mark. */
const TEXTS = ACCOUNTS.map(([account, group, statement]) => ({
  group,
  text: new RegExp(
    [
      String.raw`^(?:(?<scheme>[A-Za-z][A-Za-z\d+.-]*)://)?(?<domain>[\w\-.~!$&'()*+,;=%:\[\]]+)`,
      ` wants you to sign in with your ${account} account:\\n`,
      String.raw`(?<address>[A-Za-z\d]+)\n\n`,
      `${statement}URI: (?<uri>${URI})\\n`,
      String.raw`Version: 1\n`,
      String.raw`Chain ID: (?<chainId>[A-Za-z\d:-]+)\n`,
      String.raw`Nonce: (?<nonce>[A-Za-z\d]{8,})\n`,
      `Issued At: (?<issuedAt>${DATE_TIME})`,
      `(?:\\nExpiration Time: (?<expirationTime>${DATE_TIME}))?`,
      `(?:\\nNot Before: (?<notBefore>${DATE_TIME}))?`,
      String.raw`(?:\nRequest ID: [\w\-.~!$&'()*+,;=:@%]*)?`,
      `(?:\\nResources:(?:\\n- ${URI})*)?$`,
    ].join(''),
  ),
}))

/** The envelope that Aptos wallets put around a text. The page decides whether it names address, site and chain. */
const FULL_APTOS_TEXT =
  /^APTOS\n(?:address: (?<address>\S+)\n)?(?:application: (?<uri>\S+)\n)?(?:chainId: (?<chainId>\d+)\n)?message: (?<message>[\s\S]*)\nnonce: [^\n]*$/

/** A sign-in text's parts. */
interface SignInFacts {
  readonly group: LayerOne
  /** Undefined = the text does not say. */
  readonly scheme: string | undefined
  readonly domain: string
  /** As written. */
  readonly address: string
  readonly uri: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: Date
  /** Undefined = the text does not say. */
  readonly expirationTime: Date | undefined
  readonly notBefore: Date | undefined
}

/** Parses a signed text; undefined unless it matches the sign-in format exactly. */
export function readSignInText(signed: string): SignInFacts | undefined {
  const around = FULL_APTOS_TEXT.exec(signed)?.groups
  const read = factsIn(around?.message ?? signed)
  if (read === undefined) return undefined
  const { group, facts } = read
  if ((group === 'APTOS') !== (around !== undefined)) return undefined
  for (const name of ['address', 'uri', 'chainId'] as const) {
    if (around?.[name] !== undefined && around[name] !== facts[name]) return undefined
  }
  const { scheme, domain, address, uri, chainId, nonce } = facts
  const times = {
    issuedAt: new Date(facts.issuedAt),
    expirationTime: facts.expirationTime ? new Date(facts.expirationTime) : undefined,
    notBefore: facts.notBefore ? new Date(facts.notBefore) : undefined,
  }
  const isTold = (time: Date | undefined) => time === undefined || !Number.isNaN(time.getTime())
  if (!Object.values(times).every(isTold)) return undefined
  return { group, scheme, domain, address, uri, chainId, nonce, ...times }
}

type Groups = Readonly<
  Record<'address' | 'domain' | 'uri' | 'chainId' | 'nonce' | 'issuedAt', string>
> &
  Readonly<Partial<Record<'scheme' | 'expirationTime' | 'notBefore', string>>>

function factsIn(text: string): { readonly group: LayerOne; readonly facts: Groups } | undefined {
  for (const { group, text: pattern } of TEXTS) {
    const facts = pattern.exec(text)?.groups as Groups | undefined
    if (facts !== undefined) return { group, facts }
  }
  return undefined
}

/** Tolerated clock skew for callers, in milliseconds. */
const CLOCK_SKEW = 60_000

/** Lifetime of a sign-in text, in milliseconds. */
export const TEXT_LIFETIME = 10 * 60_000

/** Wallet and chain that a nonce was issued for. */
interface ExpectedSignIn {
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
