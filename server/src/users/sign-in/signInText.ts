import type { LayerOne } from '@mintline/core/networks'

/** Groups of wallets by what texts call their accounts. */
const GROUPS: Readonly<Record<string, LayerOne>> = {
  Ethereum: 'ETHEREUM',
  Solana: 'SOLANA',
  Aptos: 'APTOS',
}

/** Lines that EIP-4361 lets a text have. Solana's form has no empty line in the place of a missing statement. */
const LINES = [
  '^(?:https?://)?(?<domain>[^\\s/?#@]+) wants you to sign in with your (?<account>\\w+) account:',
  '(?<address>\\S+)',
  '',
  '(?:[^\\n]+\\n\\n|\\n)?URI: (?<uri>\\S+)',
  'Version: 1',
  'Chain ID: (?<chainId>\\S+)',
  'Nonce: (?<nonce>[A-Za-z0-9]+)',
  'Issued At: (?<issuedAt>\\S+)',
]
const OPTIONAL_LINES = [
  'Expiration Time: (?<expirationTime>\\S+)',
  'Not Before: (?<notBefore>\\S+)',
  'Request ID: [^\\n]*',
  'Resources:(?:\\n- \\S+)*',
]
const TEXT = new RegExp(
  `${LINES.join('\\n')}${OPTIONAL_LINES.map((line) => `(?:\\n${line})?`).join('')}$`,
)

/** Lines that Aptos wallets write around a text. Whether they name address and site is up to the page. */
const FULL_APTOS_TEXT =
  /^APTOS\n(?:address: (?<address>\S+)\n)?(?:application: (?<application>\S+)\n)?(?:chainId: \d+\n)?message: (?<message>[\s\S]*)\nnonce: [^\n]*$/

/** Parts of the text of a sign-in. */
export interface SignInFacts {
  readonly group: LayerOne
  /** As it stands there. */
  readonly address: string
  readonly domain: string
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
  const facts = TEXT.exec(around?.message ?? signed)?.groups as Groups | undefined
  const group = facts && GROUPS[facts.account]
  if (facts === undefined || group === undefined) return undefined
  if ((group === 'APTOS') !== (around !== undefined)) return undefined
  if (around?.address && around.address !== facts.address) return undefined
  if (around?.application && around.application !== facts.uri) return undefined
  const times = {
    issuedAt: new Date(facts.issuedAt),
    expirationTime: facts.expirationTime ? new Date(facts.expirationTime) : undefined,
    notBefore: facts.notBefore ? new Date(facts.notBefore) : undefined,
  }
  const isTold = (time: Date | undefined) => time === undefined || !Number.isNaN(time.getTime())
  if (!Object.values(times).every(isTold)) return undefined
  const { address, domain, uri, chainId, nonce } = facts
  return { group, address, domain, uri, chainId, nonce, ...times }
}

type Groups = Readonly<
  Record<'account' | 'address' | 'domain' | 'uri' | 'chainId' | 'nonce' | 'issuedAt', string>
> &
  Readonly<Partial<Record<'expirationTime' | 'notBefore', string>>>
