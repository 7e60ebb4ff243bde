import {
  type Account,
  type AccountAddress,
  AptosApiError,
  ChainId,
  type InputGenerateTransactionOptions,
  RawTransaction,
  SimpleTransaction,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { failureOf } from '../_setup.ts'
import { FUNDS, type Rig } from './_setup.ts'

/** A running network, a sender with `FUNDS`, and a receiver without an account. */
interface TransferState {
  readonly rig: Rig
  readonly alice: Account
  readonly bob: AccountAddress
}

export const TRANSFER = '0x1::aptos_account::transfer'

/** Builds and sends transfers for the running test. */
export function transfersOf(state: () => TransferState) {
  const transferOf = (amount: number, to = state().bob) => ({
    function: TRANSFER as typeof TRANSFER,
    functionArguments: [to, amount],
  })

  function build(
    amount: number,
    options: InputGenerateTransactionOptions = {},
    sender = state().alice,
  ) {
    const { accountAddress } = sender
    const data = transferOf(amount)
    return state().rig.aptos.transaction.build.simple({ sender: accountAddress, data, options })
  }

  /** A transfer of 1 octa with terms that the SDK would not build. */
  async function buildWith(terms: {
    maxGas?: bigint
    gasPrice?: bigint
    chainId?: number
  }): Promise<SimpleTransaction> {
    const { rawTransaction: raw } = await build(1)
    const { maxGas = raw.max_gas_amount, gasPrice = raw.gas_unit_price, chainId } = terms
    return new SimpleTransaction(
      new RawTransaction(
        raw.sender,
        raw.sequence_number,
        raw.payload,
        maxGas,
        gasPrice,
        raw.expiration_timestamp_secs,
        chainId === undefined ? raw.chain_id : new ChainId(chainId),
      ),
    )
  }

  /** Sends a transaction that somebody signs, whoever that is. */
  function sendAs(signer: Account, transaction: SimpleTransaction) {
    const senderAuthenticator = signer.signTransactionWithAuthenticator(transaction)
    return state().rig.aptos.transaction.submit.simple({ transaction, senderAuthenticator })
  }

  /** Expects that nothing about an account has changed since it was funded. */
  async function expectUntouched(account: Account): Promise<void> {
    expect(await state().rig.balance(account.accountAddress)).to.equal(FUNDS)
    expect(await state().rig.sequenceNumber(account.accountAddress)).to.equal(0n)
  }

  return { transferOf, build, buildWith, sendAs, expectUntouched }
}

/** The VM's code number for a transaction that is not accepted. */
export async function refusal(sent: Promise<unknown>): Promise<{ code: number; words: string }> {
  const failure = await failureOf(sent)
  if (!(failure instanceof AptosApiError)) throw failure
  expect(failure.status).to.equal(400)
  expect(failure.data.error_code).to.equal('vm_error')
  return { code: failure.data.vm_error_code, words: failure.data.message }
}

/** Octas that a transaction cost. */
export const feeOf = ({ gas_used, gas_unit_price }: UserTransactionResponse) =>
  Number(gas_used) * Number(gas_unit_price)
