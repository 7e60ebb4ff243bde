import {
  type AptosConnection,
  estimateTransaction,
  fetchCurrentPhase,
  fetchLedger,
  fetchPhaseForMinter,
  machineOf,
  machinesAt,
  mintItems,
  mintScriptPayload,
  type SigningWallet,
  sendTransaction,
} from '@mintline/aptos'

/** Mints an item through the Move package's compiled script, in the phase that the drop machine names; returns its id. */
export async function mintByScript(
  connection: AptosConnection,
  wallet: SigningWallet,
  contract: string,
  publisher: string,
): Promise<string> {
  const drop = { contract, machines: machinesAt(publisher) }
  const phaseIndex = await fetchCurrentPhase(connection, drop)
  if (phaseIndex === undefined) throw new Error('No phase is open.')

  // The wallet's own terms: its cap, its mints so far, and the price
  const asked = { ...drop, wallet: wallet.address, phaseIndex }
  const { saleMintPrice: maxPrice } = await fetchPhaseForMinter(connection, asked)
  const mint = { ...drop, wallet, quantity: 1n, phaseIndex, maxPrice }
  const { items } = await mintItems(connection, { ...mint, mintBy: 'script' })
  const [item] = items
  if (!item) throw new Error('Nothing was minted.')
  return item.itemId
}

/** Mints items at the present price, without a limit, in a transaction of your own; returns its hash. */
export async function mintAtAnyPrice(
  connection: AptosConnection,
  wallet: SigningWallet,
  contract: string,
  publisher: string,
): Promise<string> {
  const machine = machineOf(contract, machinesAt(publisher))
  const payload = mintScriptPayload({ machine, collection: contract, quantity: 2n })
  const transaction = { payload, publisher, ledger: await fetchLedger(connection) }
  const estimate = await estimateTransaction(connection, { ...transaction, wallet: wallet.address })
  const { hash } = await sendTransaction(connection, { ...transaction, wallet, estimate })
  return hash
}
