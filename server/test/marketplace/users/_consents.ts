import {
  addWalletText,
  type ConsentText,
  consentNonce,
  deleteUserText,
} from '../../../../clients/marketplace-api/src/index.ts'
import type { TestWallet } from '../_wallets.ts'

/** Consent fields that differ from the user's date and site. */
type Changes = Partial<ConsentText>

/** Returns the form that adds a wallet to a user. */
export async function addWalletForm(wallet: TestWallet, user: string, changes: Changes = {}) {
  const { blockchain, address } = wallet
  return { blockchain, address, ...(await signed(addWalletText, wallet, user, changes)) }
}

/** Returns the form with which a wallet deletes its user. */
export async function deletionForm(wallet: TestWallet, user: string, changes: Changes = {}) {
  return { signer: wallet.text, ...(await signed(deleteUserText, wallet, user, changes)) }
}

async function signed(
  textOf: (consent: ConsentText) => string,
  wallet: TestWallet,
  user: string,
  changes: Changes,
) {
  const consent = { domain: 'localhost', user, wallet: wallet.text, date: new Date(), ...changes }
  const { signature } = await wallet.sign(textOf(consent), consentNonce(consent.date))
  return {
    date: consent.date,
    signature,
    ...(wallet.publicKey && { publicKey: wallet.publicKey }),
  }
}
