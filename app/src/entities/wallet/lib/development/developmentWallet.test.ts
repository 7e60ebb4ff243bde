import { SolanaSignMessage, SolanaSignTransaction } from '@solana/wallet-standard-features'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StandardConnect, StandardDisconnect, StandardEvents } from '@wallet-standard/features'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { ApprovalDialog } from '../../ui/ApprovalDialog.tsx'
import { developmentStore } from './developmentStore.ts'
import { createDevelopmentWallet } from './developmentWallet.ts'

async function connected() {
  const wallet = createDevelopmentWallet()
  wallet.setAvailable(true)
  const { accounts } = await wallet.features[StandardConnect].connect()
  const [account] = accounts
  if (!account) throw new Error('It has no account.')
  return { wallet, account, payer: new PublicKey(account.address) }
}

function transferFrom(payer: PublicKey): TransactionMessage {
  return new TransactionMessage({
    payerKey: payer,
    recentBlockhash: Keypair.generate().publicKey.toBase58(),
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })],
  })
}

describe('the development wallet', () => {
  it('keeps its accounts after a reload', async () => {
    const { account } = await connected()
    const again = await connected()
    expect(again.account.address).toBe(account.address)
  })

  it('names its accounts, also when another tab switches', async () => {
    const here = await connected()
    const inAnotherTab = await connected()
    inAnotherTab.wallet.switchTo(1)
    const [other] = inAnotherTab.wallet.accounts
    expect(here.wallet.accounts).toEqual([here.account])
    expect(here.wallet.nameOf(here.account.address)).toBe('Creator')
    expect(here.wallet.nameOf(other?.address ?? '')).toBe('Collector 1')
    expect(here.wallet.nameOf(Keypair.generate().publicKey.toBase58())).toBeUndefined()
    inAnotherTab.wallet.switchTo(0)
  })

  it('signs legacy and version 0 transactions, several at once', async () => {
    const { wallet, account, payer } = await connected()
    const message = transferFrom(payer)
    const transactions = [message.compileToLegacyMessage(), message.compileToV0Message()].map(
      (compiled) => new VersionedTransaction(compiled),
    )

    const signed = await wallet.features[SolanaSignTransaction].signTransaction(
      ...transactions.map((transaction) => ({ account, transaction: transaction.serialize() })),
    )

    const [legacy, version0] = signed.map(({ signedTransaction }) => signedTransaction)
    if (!legacy || !version0) throw new Error('Not all were signed.')
    expect(Transaction.from(legacy).verifySignatures()).toBe(true)
    expect(VersionedTransaction.deserialize(version0).version).toBe(0)
    expect(VersionedTransaction.deserialize(version0).signatures[0]).not.toEqual(new Uint8Array(64))
  })

  it('signs messages', async () => {
    const { wallet, account } = await connected()
    const message = new TextEncoder().encode('Sign in to Mintline')
    const [output] = await wallet.features[SolanaSignMessage].signMessage({ account, message })
    const key = await crypto.subtle.importKey(
      'raw',
      Uint8Array.from(account.publicKey),
      'Ed25519',
      false,
      ['verify'],
    )
    const signature = Uint8Array.from(output?.signature ?? [])
    expect(await crypto.subtle.verify('Ed25519', key, signature, message)).toBe(true)
  })

  it('emits an event when the account changes', async () => {
    const { wallet, account } = await connected()
    const heard: string[] = []
    wallet.features[StandardEvents].on('change', ({ accounts }) => {
      heard.push(accounts?.[0]?.label ?? 'nobody')
    })

    wallet.switchTo(1)
    wallet.switchTo(1)

    expect(heard).toEqual(['Collector 1'])
    expect(wallet.accounts[0]?.address).not.toBe(account.address)
  })

  it('has no accounts and signs nothing outside the embedded network', async () => {
    const { wallet, account, payer } = await connected()
    const transaction = new VersionedTransaction(transferFrom(payer).compileToV0Message())

    wallet.setAvailable(false)

    expect(wallet.accounts).toEqual([])
    await expect(
      wallet.features[SolanaSignTransaction].signTransaction({
        account,
        transaction: transaction.serialize(),
      }),
    ).rejects.toThrow('The development wallet only signs on the embedded network.')
    await expect(wallet.features[StandardConnect].connect()).rejects.toThrow()
  })

  it('remembers whether it was connected', async () => {
    const { wallet } = await connected()
    expect(developmentStore.get().wasConnected).toBe(true)
    await wallet.features[StandardDisconnect].disconnect()
    expect(developmentStore.get().wasConnected).toBe(false)
  })
})

describe('asking before signing', () => {
  it("signs what is approved and throws a wallet's error otherwise", async () => {
    const user = userEvent.setup()
    const { wallet, account, payer } = await connected()
    const transaction = new VersionedTransaction(transferFrom(payer).compileToV0Message())
    const sign = () =>
      wallet.features[SolanaSignTransaction].signTransaction({
        account,
        transaction: transaction.serialize(),
      })
    developmentStore.update({ asksBeforeSigning: true })
    const page = render(createElement(ApprovalDialog))

    let approved = Promise.resolve(0)
    act(() => {
      approved = sign().then((outputs) => outputs.length)
    })
    await user.click(await page.findByRole('button', { name: 'Approve' }))
    expect(await approved).toBe(1)

    let refusal: Promise<unknown> = Promise.resolve()
    act(() => {
      refusal = sign().catch((error: unknown) => error)
    })
    await user.click(await page.findByRole('button', { name: 'Reject' }))
    expect(await refusal).toMatchObject({ code: 4001, message: 'User rejected the request.' })
    expect(page.queryByRole('alertdialog')).toBeNull()
  })
})
