import {
  AddressLookupTableAccount,
  AddressLookupTableProgram,
  type Connection,
  type Keypair,
  type PublicKey,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'

/** A wallet's lookup table on chain. */
export async function createTable(
  connection: Connection,
  wallet: Keypair,
  addresses: PublicKey[],
): Promise<AddressLookupTableAccount> {
  const owner = { authority: wallet.publicKey, payer: wallet.publicKey }
  const recentSlot = await connection.getSlot()
  const [creation, lookupTable] = AddressLookupTableProgram.createLookupTable({
    ...owner,
    recentSlot,
  })
  const extension = AddressLookupTableProgram.extendLookupTable({
    ...owner,
    lookupTable,
    addresses,
  })
  await sendLegacy(connection, wallet, [creation, extension])
  const { value } = await connection.getAddressLookupTable(lookupTable)
  if (!value) throw new Error('There is no table.')
  return value
}

/** Sends a legacy transaction signed by the wallet only. */
export async function sendLegacy(
  connection: Connection,
  wallet: Keypair,
  instructions: TransactionInstruction[],
): Promise<void> {
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ ...latest, feePayer: wallet.publicKey })
  transaction.add(...instructions).sign(wallet)
  const signature = await connection.sendRawTransaction(transaction.serialize())
  await connection.confirmTransaction({ ...latest, signature })
}

/** A table that is not on chain. */
export function tableOf(
  key: PublicKey,
  addresses: readonly PublicKey[],
  state: Partial<AddressLookupTableAccount['state']> = {},
): AddressLookupTableAccount {
  return new AddressLookupTableAccount({
    key,
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [...addresses],
      ...state,
    },
  })
}
