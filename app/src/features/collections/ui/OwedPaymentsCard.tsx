import {
  type CollectionInfo,
  fetchCollectionInfo,
  fetchOwedTokens,
  type OwedTokens,
  prepareClaimPayments,
  totalOwed,
} from '@mintline/solana'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { useTransactions } from '#entities/transaction/model/transactionsContext.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { owedChanges } from '../lib/owedChanges.ts'

/** Shares that mints could not pay, and a button that pays them. */
export function OwedPaymentsCard({
  collection,
  owedTokens,
}: {
  collection: CollectionInfo
  owedTokens: readonly OwedTokens[]
}) {
  const { identity, openConnection } = useCluster()
  const { review } = useTransactions()
  const { readiness } = useSendSession()
  const [fundReceivers, setFundReceivers] = useState(false)
  const { owed, symbol, editions } = collection
  const { currency } = identity
  const claim = async () => {
    const plan = async (wallet: string) => {
      const connection = await openConnection()
      const info = await fetchCollectionInfo(connection, editions)
      const tokens = await fetchOwedTokens(connection, info)
      const request = { info, wallet, fundReceivers, owedTokens: tokens }
      const planned = await prepareClaimPayments(connection, request)
      return { plan: planned, changes: owedChanges({ ...info, owedTokens: tokens }, currency) }
    }
    await review({ title: `Pay what ${symbol} owes`, plan, confirmLabel: 'Pay' })
  }
  return (
    <Card title="Unpaid shares">
      <p className="mb-4 text-muted">
        Mints could not pay these wallets: they were too empty, or their token account was missing
        or frozen. Any wallet can have them paid.
      </p>
      <DescriptionList
        items={[
          ...owed.map(({ receiver, lamports }) => ({
            term: amountText(lamports, currency),
            value: <ChainAddress address={receiver} />,
          })),
          ...owedTokens.map(({ receiver, amount, token }) => ({
            term: amountText(amount, token),
            value: (
              <>
                <ChainAddress address={receiver} />
                <span className="flex flex-wrap items-center gap-x-2 text-muted">
                  token <ChainAddress address={token.mint} />
                </span>
              </>
            ),
          })),
          ...(owed.length > 0
            ? [
                {
                  term: `Total ${currency.symbol}`,
                  value: amountText(totalOwed(collection), currency),
                },
              ]
            : []),
        ]}
      />
      <div className="mt-5 flex flex-col gap-4">
        {owed.length > 0 && (
          <CheckboxField
            label="Add the rent that they lack"
            hint="Your wallet adds what is missing. Otherwise only those that reach their rent are paid."
            checked={fundReceivers}
            onCheckedChange={setFundReceivers}
          />
        )}
        {owedTokens.length > 0 && (
          <p className="text-[0.8125rem] text-muted">
            Your wallet pays the rent of token accounts that are missing.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-[0.8125rem] text-muted">
            {readiness.status === 'blocked' && readiness.reason}
          </p>
          <Button disabled={readiness.status === 'blocked'} onClick={() => void claim()}>
            Pay unpaid shares
          </Button>
        </div>
      </div>
    </Card>
  )
}
