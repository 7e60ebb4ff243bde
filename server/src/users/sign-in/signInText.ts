import type { LayerOne } from '@mintline/core/networks'

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
export interface SignInFacts {
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
