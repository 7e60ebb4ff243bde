/** Wallet groups that can sign in, with their account names in texts. */
export const ACCOUNT_NAMES = { ETHEREUM: 'Ethereum', SOLANA: 'Solana', APTOS: 'Aptos' } as const

/** A wallet group that can sign in. */
export type SignInGroup = keyof typeof ACCOUNT_NAMES

/** Content for a sign-in text. */
export interface SignInText {
  /** Host that the wallet signs in to: the page or server. */
  readonly domain: string
  readonly group: SignInGroup
  /** The wallet's address, without its blockchain. */
  readonly address: string
  /** The page's or server's origin. */
  readonly uri: string
  /** Chain id on EVM chains and Aptos, network name on Solana. */
  readonly chainId: string
  readonly nonce: string
  /** Times in ISO 8601. */
  readonly issuedAt: string
  readonly expirationTime: string
}

const STATEMENT = 'Sign in to the marketplace. This costs nothing and sends no transaction.'

/** Returns the text with which a wallet signs in, in the EIP-4361 format; Solana and Aptos use the same form. */
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

/** Content for a text with which a wallet consents to a change of its user. */
export interface ConsentText {
  /** Host of the page or server, as `signIn` returns it. */
  readonly domain: string
  /** The user's id. */
  readonly user: string
  /** Signing wallet: `ETHEREUM:0x…`. */
  readonly wallet: string
  /** Date in the form that gets the signature. */
  readonly date: Date
}

/** Returns the text that a wallet signs to be added to a user; the signature goes into `AddUserWalletForm`. */
export const addWalletText = (consent: ConsentText): string =>
  consentText('Add this wallet to my profile.', consent)

/** Returns the text that a wallet signs to delete its user permanently; the signature goes into `SignatureForm`. */
export const deleteUserText = (consent: ConsentText): string =>
  consentText('Delete my profile for good.', consent)

/** Returns the nonce that Aptos wallets append to a consent text: its date in milliseconds. */
export const consentNonce = (date: Date): string => String(date.getTime())

function consentText(purpose: string, { domain, user, wallet, date }: ConsentText): string {
  return `${purpose}

Marketplace: ${domain}
User: ${user}
Wallet: ${wallet}
Date: ${date.toISOString()}`
}
