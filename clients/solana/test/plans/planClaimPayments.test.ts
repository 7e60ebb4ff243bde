import { solanaAddress } from '@mintline/core/identifiers'
import { SystemInstruction, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import {
  type ClaimPaymentsPlanInput,
  planClaimPayments,
} from '../../src/plans/receivers/planClaimPayments.ts'
import { controlsSize } from '../../src/plans/recordSizes.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../../src/programIds.ts'
import { rentExempt } from '../../src/transaction/rentExempt.ts'
import { collectionInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectRefusal } from './_refusals.ts'

const FULL_RENT = 890_880n

describe('planClaimPayments', () => {
  const [rich, poor] = [solanaAddress(anAddress()), solanaAddress(anAddress())]
  const info = collectionInfo({
    owed: [
      { receiver: rich, lamports: 5_000n },
      { receiver: poor, lamports: 10_000n },
    ],
  })
  const wallet = anAddress()

  function plan(changes: Partial<ClaimPaymentsPlanInput> = {}) {
    return planClaimPayments({
      info,
      wallet,
      receiverBalances: { [rich]: FULL_RENT, [poor]: 0n },
      coin: 'SOL',
      ...changes,
    })
  }

  /** Receivers of claims, and top-ups with their lamports, in order. */
  function stepsOf({ transactions }: ReturnType<typeof plan>) {
    return transactions.flatMap(({ instructions }) =>
      instructions.map((instruction) => {
        if (instruction.programId.equals(SystemProgram.programId)) {
          const { toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction)
          return `${toPubkey} +${lamports}`
        }
        expect(instruction.programId.equals(EDITIONS_CONTROLS_PROGRAM_ID)).to.equal(true)
        return `${instruction.keys[1]?.pubkey}`
      }),
    )
  }

  it('pays whoever reaches its rent, and names who does not', () => {
    const planned = plan()
    expect(stepsOf(planned)).to.deep.equal([rich])
    expect(planned.transactions.map(({ rent }) => rent)).to.deep.equal([0n])
    expect(planned.warnings).to.deep.equal([
      {
        code: 'OWED_PAYMENT_WAITS',
        message: `${poor} cannot be paid the 0.00001 SOL that it is owed: it lacks 0.00088088 SOL of rent`,
      },
    ])
  })

  it('adds exactly the rent that is missing, on request', () => {
    const planned = plan({ fundReceivers: true })
    expect(stepsOf(planned)).to.deep.equal([rich, `${poor} +880880`, poor])
    expect(planned.transactions.map(({ rent }) => rent)).to.deep.equal([880_880n])
    expect(planned.warnings).to.deep.equal([])
  })

  it('counts what the claim itself pays towards the rent, to the lamport', () => {
    const at = (balance: bigint) => stepsOf(plan({ receiverBalances: { [poor]: balance } }))
    expect(at(880_880n)).to.deep.equal([poor])
    expect(at(880_879n)).to.deep.equal([])
  })

  it('skips receivers that are no wallets any more, whatever they hold', () => {
    const foreignReceivers = [rich]
    const planned = plan({ foreignReceivers, fundReceivers: true, receivers: [rich] })
    expect(planned.transactions).to.deep.equal([])
    expect(planned.warnings.map(({ message }) => message)).to.deep.equal([
      `${rich} cannot be paid the 0.000005 SOL that it is owed, as it is no wallet any more: replace it`,
    ])
  })

  it('pays only the named receivers', () => {
    expect(stepsOf(plan({ receivers: [rich] }))).to.deep.equal([rich])
    expect(plan({ receivers: [rich] }).warnings).to.deep.equal([])
  })

  it('restores the controls first if the network has raised its rent', () => {
    const needed = rentExempt(controlsSize([])) + 15_000n
    const controlsBalance = needed - 7n
    expect(stepsOf(plan({ controlsBalance }))).to.deep.equal([`${info.editionsControls} +7`, rich])
    expect(stepsOf(plan({ controlsBalance: needed }))).to.deep.equal([rich])
  })

  it('plans nothing for a collection that owes nothing', () => {
    const planned = plan({ info: collectionInfo() })
    expect(planned.transactions).to.deep.equal([])
    expect(planned.warnings).to.deep.equal([])
  })

  it('error: a receiver that is owed nothing, and what is no address', async () => {
    const stranger = anAddress()
    await expectRefusal(() => plan({ receivers: [stranger] }), 'NOTHING_OWED', {
      symbol: 'DROP',
      receiver: stranger,
    })
    const noAddress = { blockchain: 'SOLANA', value: 'x' } as const
    await expectRefusal(() => plan({ receivers: ['x'] }), 'INVALID_ADDRESS', noAddress)
    await expectRefusal(() => plan({ wallet: 'x' }), 'INVALID_ADDRESS', noAddress)
  })
})
