import type { LayerOne } from '@mintline/core/networks'

/** Signs of URIs without those that are written by their numbers (RFC 3986): `reserved` and `unreserved` of EIP-4361. */
const SIGNS = String.raw`\w\-.~:/?#\[\]@!$&'()*+,;=`
const URI = `[${SIGNS}%]+`
const STATEMENT = `[${SIGNS} ]+`
const DATE_TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`

/** Accounts as texts call them, with their groups of wallets and what stands in the place of the statement. */
const ACCOUNTS: readonly (readonly [account: string, group: LayerOne, statement: string])[] = [
  ['Ethereum', 'ETHEREUM', `(?:${STATEMENT}\\n)?\\n`],
  // Solana's form has no empty line in the place of a missing statement.
  ['Solana', 'SOLANA', `(?:${STATEMENT}\\n\\n)?`],
  ['Aptos', 'APTOS', `(?:${STATEMENT}\\n)?\\n`],
]

/** Lines that EIP-4361 lets a text have, and nothing beside them: no other script, line ends or marks of direction. */
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

/** Lines that Aptos wallets write around a text. Whether they name address, site and chain is up to the page. */
const FULL_APTOS_TEXT =
  /^APTOS\n(?:address: (?<address>\S+)\n)?(?:application: (?<uri>\S+)\n)?(?:chainId: (?<chainId>\d+)\n)?message: (?<message>[\s\S]*)\nnonce: [^\n]*$/

/** Parts of the text of a sign-in. */
export interface SignInFacts {
  readonly group: LayerOne
  /** Undefined = the text does not say. */
  readonly scheme: string | undefined
  readonly domain: string
  /** As it stands there. */
  readonly address: string
  readonly uri: string
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: Date
  /** Undefined = the text does not say. */
  readonly expirationTime: Date | undefined
  readonly notBefore: Date | undefined
}

/** Reads a signed text; undefined when it is not that of a sign-in, to the letter. */
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
