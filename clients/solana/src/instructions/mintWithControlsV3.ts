import type { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { getMintWithControlsV3Instruction } from '../generated/kit/editionsControls/instructions/mintWithControlsV3.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import {
  itemMintAddress,
  priceTokenAccountAddress,
  priceTokenAddress,
  priceTokenVaultAddress,
  tokenAccountAddress,
} from '../pda/publicKeys.ts'
import { kitSigner } from './accounts.ts'
import { mintAccounts } from './mintAccounts.ts'
import { type MintWithControlsV2Input, mintArguments } from './mintWithControlsV2.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { PriceTokenMint } from './types.ts'

export interface MintWithControlsV3Input extends MintWithControlsV2Input {
  /** Pays price and rent; signs. Default: the minter. */
  payer?: PublicKey
  /** Gets the item as a gift; need not sign. Default: the minter. */
  receiver?: PublicKey
  /** For prices in tokens. Payer, treasury and fee recipients pay and are paid in associated token accounts. */
  token?: PriceTokenMint
  /** True to name the token's vault, which keeps what receivers with a closed or frozen account get. */
  usesVault?: boolean
}

/** Mints the next item, for a price in lamports or tokens, to the minter or as a gift. */
export function mintWithControlsV3(input: MintWithControlsV3Input): TransactionInstruction {
  const { deployment, minter, mintCount, payer = minter, receiver, token } = input
  const mint = itemMintAddress(deployment, minter, mintCount)
  const paidIn = (wallet: PublicKey) =>
    token ? priceTokenAccountAddress(token.mint, wallet, token.tokenProgram) : wallet
  return toTransactionInstruction(
    getMintWithControlsV3Instruction({
      ...mintAccounts(
        {
          ...input,
          treasury: paidIn(input.treasury),
          feeRecipients: input.feeRecipients.map(({ address, share }) => ({
            address: share > 0 ? paidIn(address) : address,
            share,
          })),
        },
        mint,
      ),
      ...mintArguments(input),
      mint: kitAddress(mint),
      ...(receiver && {
        tokenAccount: kitAddress(tokenAccountAddress(mint, receiver)),
        receiver: kitAddress(receiver),
      }),
      payer: kitSigner(payer),
      ...(token && tokenAccounts(input, token, paidIn(payer))),
    }),
  )
}

function tokenAccounts(
  { deployment, usesVault }: MintWithControlsV3Input,
  { mint, tokenProgram }: PriceTokenMint,
  payerTokenAccount: PublicKey,
) {
  const record = priceTokenAddress(deployment, mint)
  return {
    payerTokenAccount: kitAddress(payerTokenAccount),
    priceToken: kitAddress(mint),
    priceTokenProgram: kitAddress(tokenProgram),
    ...(usesVault && {
      priceTokenRecord: kitAddress(record),
      priceTokenVault: kitAddress(priceTokenVaultAddress(record)),
    }),
  }
}
