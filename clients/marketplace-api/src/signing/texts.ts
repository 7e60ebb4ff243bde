/** Groups of wallets that can sign in, as texts name their accounts. */
export const ACCOUNT_NAMES = { ETHEREUM: 'Ethereum', SOLANA: 'Solana', APTOS: 'Aptos' } as const

/** A group of wallets that can sign in. */
export type SignInGroup = keyof typeof ACCOUNT_NAMES

/** Content of a text by which a wallet signs in. */
export interface SignInText {
  /** Host of the page or server that the wallet signs in to. */
  readonly domain: string
  readonly group: SignInGroup
  /** Address of the wallet, without its blockchain. */
  readonly address: string
  /** Origin of the page or server. */
  readonly uri: string
  /** Chain id of an EVM chain or of Aptos, name of a network on Solana. */
  readonly chainId: string
  readonly nonce: string
  /** Times in ISO 8601. */
  readonly issuedAt: string
  readonly expirationTime: string
}

const STATEMENT = 'Sign in to the marketplace. This costs nothing and sends no transaction.'

/** The text by which a wallet signs in: that of EIP-4361, which Solana and Aptos have in the same form. */
export function signInText(text: SignInText): string {
  return `${text.domain} wants you to sign in with your ${ACCOUNT_NAMES[text.group]} account:
${text.address}

${STATEMENT}

URI: ${text.uri}
Version: 1
Chain ID: ${text.chainId}
Nonce: ${text.nonce}
Issued At: ${text.issuedAt}
Expiration Time: ${text.expirationTime}`
}

/** Content of a text by which a wallet consents to a change of a user. */
export interface ConsentText {
  /** Host of the page or server, as `signIn` answers it. */
  readonly domain: string
  /** Id of the user. */
  readonly user: string
  /** The wallet that signs: `ETHEREUM:0x…`. */
  readonly wallet: string
  /** Date of the form that the signature goes into. */
  readonly date: Date
}

/** The text that a wallet signs to be added to a user: its signature goes into `AddUserWalletForm`. */
export const addWalletText = (consent: ConsentText): string =>
  consentText('Add this wallet to my profile.', consent)

/** The text that a wallet signs to delete its user for good: its signature goes into `SignatureForm`. */
export const deleteUserText = (consent: ConsentText): string =>
  consentText('Delete my profile for good.', consent)

/** The nonce that Aptos wallets put behind a text of consent: the milliseconds of its date. */
export const consentNonce = (date: Date): string => String(date.getTime())

function consentText(purpose: string, { domain, user, wallet, date }: ConsentText): string {
  return `${purpose}

Marketplace: ${domain}
User: ${user}
Wallet: ${wallet}
Date: ${date.toISOString()}`
}
