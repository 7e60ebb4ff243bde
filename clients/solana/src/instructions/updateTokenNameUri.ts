import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { type PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import { EDITIONS_PROGRAM_ID } from '../programIds.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import type { Administration } from './accounts.ts'

export interface UpdateTokenNameUriInput extends Administration {
  /** The item's mint. */
  mint: PublicKey
  newName: string
  newUri: string
}

/** Changes the name and uri of one minted item. */
export function updateTokenNameUri(
  program: EditionsControlsProgram,
  input: UpdateTokenNameUriInput,
): Promise<TransactionInstruction> {
  const { deployment, mint, newName, newUri, creator, payer = creator } = input
  return program.methods
    .updateTokenNameUri({ newName, newUri })
    .accountsStrict({
      editionsDeployment: deployment,
      editionsControls: editionsControlsAddress(deployment),
      payer,
      creator,
      mint,
      systemProgram: SystemProgram.programId,
      tokenProgram: TOKEN_2022_PROGRAM_ID,
      editionsProgram: EDITIONS_PROGRAM_ID,
    })
    .instruction()
}
